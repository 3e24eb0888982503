/** A position as the server answers it. */
export const position = {
  id: 7,
  title: 'Rust engineer',
  origin: 2,
  cities: ['Shanghai', 'São Paulo'],
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
  origins: [{ origin: 2, count: 2 }],
}

export const positionInFull = {
  ...position,
  organisation,
  description: 'Build it.',
  requirements: 'Know it.',
  company: site.companies[0],
  closes_at: null,
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
  meeting: { begins_at: '2030-01-09T02:00:00.000Z', ends_at: null, place: 'Room 3', is_online: false },
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
  is_unread: false,
  messages: [],
  receipt: null,
  sent: {
    name: 'Ana',
    phone: '+5511987654321',
    email: 'ana@example.com',
    expected_places: [],
    resume_name: null,
  },
}
