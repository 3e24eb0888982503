import type { Candidate, Degree, Language } from '../story-shape.ts'

type Labels = Record<
  | 'resume'
  | 'personal'
  | 'gender'
  | 'born'
  | 'phone'
  | 'mail'
  | 'city'
  | 'wanted'
  | 'degree'
  | 'about'
  | 'education'
  | 'work'
  | 'internships'
  | 'projects'
  | 'skills'
  | 'languages'
  | 'now'
  | 'name'
  | 'separator',
  string
>

export const labels: Record<Language, Labels> = {
  'zh-CN': {
    resume: '个人简历',
    personal: '基本信息',
    gender: '性别',
    born: '出生日期',
    phone: '手机',
    mail: '邮箱',
    city: '现居城市',
    wanted: '期望城市',
    degree: '学历',
    about: '自我评价',
    education: '教育经历',
    work: '工作经历',
    internships: '实习经历',
    projects: '项目经历',
    skills: '专业技能',
    languages: '语言能力',
    now: '至今',
    name: '姓名',
    separator: '、',
  },
  'en-US': {
    resume: 'Curriculum Vitae',
    personal: 'Personal details',
    gender: 'Gender',
    born: 'Date of birth',
    phone: 'Phone',
    mail: 'Email',
    city: 'Lives in',
    wanted: 'Would work in',
    degree: 'Degree',
    about: 'Profile',
    education: 'Education',
    work: 'Experience',
    internships: 'Internships',
    projects: 'Projects',
    skills: 'Skills',
    languages: 'Languages',
    now: 'present',
    name: 'Name',
    separator: ', ',
  },
  'pt-BR': {
    resume: 'Currículo',
    personal: 'Dados pessoais',
    gender: 'Sexo',
    born: 'Nascimento',
    phone: 'Telefone',
    mail: 'E-mail',
    city: 'Cidade',
    wanted: 'Cidades de interesse',
    degree: 'Formação',
    about: 'Perfil',
    education: 'Formação acadêmica',
    work: 'Experiência profissional',
    internships: 'Estágios',
    projects: 'Projetos',
    skills: 'Competências',
    languages: 'Idiomas',
    now: 'atual',
    name: 'Nome',
    separator: ', ',
  },
}

export const degreeNames: Record<Language, Record<Degree, string>> = {
  'zh-CN': { associate: '大专', bachelor: '本科', master: '硕士', doctor: '博士' },
  'en-US': { associate: 'Associate degree', bachelor: 'Bachelor', master: 'Master', doctor: 'PhD' },
  'pt-BR': { associate: 'Tecnólogo', bachelor: 'Graduação', master: 'Mestrado', doctor: 'Doutorado' },
}

const genderNames: Record<Language, Record<Candidate['gender'], string>> = {
  'zh-CN': { female: '女', male: '男' },
  'en-US': { female: 'Female', male: 'Male' },
  'pt-BR': { female: 'Feminino', male: 'Masculino' },
}

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const monthText = (month: string, language: Language) => {
  const [year = '', number = ''] = month.split('-')
  if (language === 'zh-CN') return `${year}.${number}`
  return language === 'en-US' ? `${englishMonths[Number(number) - 1]} ${year}` : `${number}/${year}`
}

export type Entry = { when: string; title: string; detail: string; lines: readonly string[] }
export type Section = { title: string; entries: readonly Entry[] }

export type ResumeText = {
  language: Language
  heading: string
  name: string
  headline: string
  personal: string
  /** Label and value, only what the person gave. */
  facts: readonly (readonly [label: string, value: string])[]
  contact: readonly (readonly [label: string, value: string])[]
  sections: readonly Section[]
  skills: { title: string; list: readonly string[] }
  languages: { title: string; list: readonly string[] }
  about: { title: string; text: string }
}

/** What a person writes, worded in their language; every design lays out the same words. */
export function writeResume(candidate: Candidate): ResumeText {
  const { language } = candidate
  const words = labels[language]
  const period = (from: string, to: string | null) =>
    `${monthText(from, language)} – ${to === null ? words.now : monthText(to, language)}`
  const given = (pairs: readonly (readonly [string, string | null])[]) =>
    pairs.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value] as const]))
  const isStudent = candidate.educations.some(({ to }) => to > '2026-11')
  const sections: Section[] = [
    {
      title: isStudent ? words.internships : words.work,
      entries: candidate.jobs.map(({ employer, title, city, from, to, duties }) => ({
        when: period(from, to),
        title: employer,
        detail: `${title} · ${city}`,
        lines: duties,
      })),
    },
    {
      title: words.projects,
      entries: candidate.projects.map(({ name, role, text }) => ({
        when: '',
        title: name,
        detail: role,
        lines: [text],
      })),
    },
    {
      title: words.education,
      entries: candidate.educations.toReversed().map(({ school, major, degree, from, to }) => ({
        when: period(from, to),
        title: school,
        detail: `${major} · ${degreeNames[language][degree]}`,
        lines: [],
      })),
    },
  ]
  const ordered = isStudent ? sections.toReversed() : sections
  return {
    language,
    heading: words.resume,
    name: candidate.name,
    headline: candidate.jobs[0]?.title ?? candidate.educations.at(-1)?.major ?? '',
    personal: words.personal,
    facts: given([
      [words.gender, language === 'en-US' ? null : genderNames[language][candidate.gender]],
      [words.born, candidate.birthDate],
      [words.city, candidate.city],
      [words.wanted, candidate.expectedCities.join(words.separator)],
      [words.degree, degreeNames[language][candidate.degree]],
    ]),
    contact: given([
      [words.phone, candidate.phone],
      [words.mail, candidate.mail],
    ]),
    sections: ordered.filter(({ entries }) => entries.length > 0),
    skills: { title: words.skills, list: candidate.skills },
    languages: {
      title: words.languages,
      list: candidate.languages.map(({ name, level }) => `${name} (${level})`),
    },
    about: { title: words.about, text: candidate.about },
  }
}
