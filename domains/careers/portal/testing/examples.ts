/** A position as the server answers it. */
export const position = {
  id: 7,
  title: 'Rust engineer',
  origin: 2,
  cities: ['Shanghai', 'São Paulo'],
  category: 'Engineering',
  company_name: 'Lumiponte',
  head_count: 3,
  degree: 'bachelor',
  salary_from: 3_000_000,
  salary_to: 5_000_000,
  salary_currency: 'CNY',
  opened_at: '2030-01-02T00:00:00.000Z',
}

const organisation = { name: 'Lumiponte', slug: 'lumi' }

export const site = {
  organisation,
  companies: [
    { name: 'Lumiponte', industry: 'Optics', scale: '', financing: '', description: 'We bend light.' },
  ],
  position_count: 2,
  cities: [
    { name: 'Shanghai', count: 2 },
    { name: 'São Paulo', count: 1 },
  ],
  categories: [
    { name: 'Engineering', count: 1 },
    { name: 'Sales', count: 1 },
  ],
  origins: [{ origin: 2, count: 2 }],
  projects: [{ id: 3, name: 'Campus 2027', origin: 1, position_count: 2, closes_at: null }],
}

const asked = (key: string, is_necessary = false) => ({ key, name: '', is_checked: true, is_necessary })

/** A form that asks for everything usual, and cannot be sent without who somebody is. */
const form = [
  ...['name', 'phone', 'email'].map((key) => asked(key, true)),
  ...['degree', 'school', 'resume', 'gender', 'city', 'expect_location', 'major', 'graduate_date'].map(
    (key) => asked(key),
  ),
  ...['employer', 'job_title'].map((key) => asked(key)),
]

export const project = {
  ...site.projects[0],
  organisation,
  company: { ...site.companies[0], logo: 8 },
  looks: 'desktop-band desktop-green phone-plain phone-blue',
  menu: [{ title: 'Our lab', url: 'https://example.com/lab' }],
  schedule: [{ title: 'Applications', day_from: '2030-09-01', day_to: '2030-10-15' }],
  answers: [{ question: 'Do I need an account?', answer: 'No.' }],
  pictures: [{ id: 5, caption: 'The roof', width: 1600, height: 900 }],
  route: [
    {
      ...{ id: 1, kind: 'xjh', city: 'Beijing', university: 'Tsinghua', address: 'Main hall' },
      ...{ datetime: '2030-09-03T11:00:00.000Z', url: 'https://example.com/talk', group_index: 0 },
    },
    {
      ...{ id: 2, kind: 'yxj', city: 'Xiamen', university: 'Xiamen University', address: '' },
      ...{ datetime: '2030-09-05T11:00:00.000Z', url: '', group_index: 1 },
    },
  ],
}

export const positionInFull = {
  ...position,
  organisation,
  description: 'Build it.',
  requirements: 'Know it.',
  company: site.companies[0],
  project: { id: 3, name: 'Campus 2027' },
  closes_at: null,
  form,
  choices: null,
  looks: 'desktop-plain desktop-blue phone-plain phone-blue',
}

export const story = {
  version: 4,
  organisation,
  position: { id: 7, title: 'Rust engineer', cities: [], company_name: 'Lumiponte', is_open: true },
  applied_at: '2030-01-03T00:00:00.000Z',
  stage: 'interview',
  next_step: 'please_answer',
  status_since: '2030-01-04T00:00:00.000Z',
  answer_by: null,
  meeting: {
    ...{ begins_at: '2030-01-09T02:00:00.000Z', ends_at: null, place: 'Room 3', is_online: false },
    ...{ address: '', directions: '', people: [], accommodations: null },
  },
  reply_by: null,
  offer_valid_until: null,
  entry_date: null,
  steps: [
    { stage: 'received', reached_at: '2030-01-03T00:00:00.000Z', is_current: false },
    { stage: 'interview', reached_at: '2030-01-04T00:00:00.000Z', is_current: true },
    { stage: 'offer', reached_at: null, is_current: false },
  ],
  answers: ['accept', 'change_date'],
  can_withdraw: true,
  can_sign_in: false,
  queue: null,
  room: null,
  offer: null,
  is_unread: false,
  messages: [],
  receipt: null,
  sent: {
    name: 'Ana',
    phone: '+5511987654321',
    email: 'ana@example.com',
    expected_places: [],
    answers: [],
    resume_name: null,
  },
}
