import { homeCities } from './content/places.ts'
import { createEducations, createJobs, createProjects, fillFigures, writtenIn } from './create-career.ts'
import type { Contact, NamedPerson } from './create-contact.ts'
import { positions } from './openings.ts'
import type { Random } from './random.ts'
import { fileNameOf, pickDesign } from './resume/file-name.ts'
import type { Candidate, Degree, Education, Language } from './story-shape.ts'
import type { intakes } from './tracks.ts'
import { profileOf } from './tracks.ts'

const cityNames: Record<Language, Record<string, string>> = {
  'zh-CN': { 'São Paulo': '圣保罗', Campinas: '坎皮纳斯' },
  'en-US': { 深圳: 'Shenzhen', 上海: 'Shanghai', 成都: 'Chengdu' },
  'pt-BR': { 深圳: 'Shenzhen', 上海: 'Xangai', 成都: 'Chengdu' },
}

const spokenLanguages: Record<Language, readonly (readonly { name: string; level: string }[])[]> = {
  'zh-CN': [
    [{ name: '英语', level: 'CET-6' }],
    [{ name: '英语', level: 'CET-4' }],
    [
      { name: '英语', level: '雅思 6.5' },
      { name: '葡萄牙语', level: 'A2' },
    ],
    [
      { name: '英语', level: '工作语言' },
      { name: '日语', level: 'N2' },
    ],
  ],
  'en-US': [
    [
      { name: 'English', level: 'native' },
      { name: 'Spanish', level: 'B2' },
    ],
    [
      { name: 'English', level: 'native' },
      { name: 'Chinese', level: 'HSK 4' },
    ],
    [
      { name: 'English', level: 'C2' },
      { name: 'Portuguese', level: 'B2' },
      { name: 'Chinese', level: 'HSK 2' },
    ],
  ],
  'pt-BR': [
    [
      { name: 'Português', level: 'nativo' },
      { name: 'Inglês', level: 'intermediário' },
    ],
    [
      { name: 'Português', level: 'nativo' },
      { name: 'Inglês', level: 'fluente' },
      { name: 'Espanhol', level: 'avançado' },
    ],
    [
      { name: 'Português', level: 'nativo' },
      { name: 'Inglês', level: 'avançado' },
      { name: 'Mandarim', level: 'HSK 1' },
    ],
  ],
}

const pickDegree = (random: Random, isGraduate: boolean, language: Language): Degree => {
  const roll = random.next()
  if (language === 'pt-BR') return !isGraduate && roll > 0.85 ? 'master' : 'bachelor'
  if (roll < 0.62) return roll < 0.04 && !isGraduate ? 'associate' : 'bachelor'
  return roll > 0.985 && !isGraduate ? 'doctor' : 'master'
}

/** School begins at seventeen to nineteen, whatever it leads to. */
const birthDateOf = (random: Random, educations: readonly Education[]) => {
  const begins = Number(educations[0]?.from.slice(0, 4))
  const two = (number: number) => String(number).padStart(2, '0')
  return `${begins - random.between(17, 19)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`
}

/** Everything about one person, drawn in a fixed order so that the same seed draws the same person. */
export function createCandidate(
  random: Random,
  key: string,
  intake: (typeof intakes)[number],
  language: Language,
  named: NamedPerson,
  contact: Contact,
): Candidate {
  const profile = profileOf(intake.track, language)
  const { gender, name } = named
  const isGraduate = intake.isGraduate
  const degree = pickDegree(random, isGraduate, language)
  const endYear = isGraduate ? (language === 'pt-BR' ? 2026 : 2027) : writtenIn.year - random.between(2, 14)
  const person = { language, gender, isGraduate, profile }
  const position = positions.find((each) => each.key === intake.position)
  const wanted = (position?.cities ?? []).map((city) => cityNames[language][city] ?? city)
  const city = random.pick(homeCities[language])
  const educations = createEducations(random, person, degree, endYear)
  const jobs = createJobs(random, person, endYear)
  const title =
    position?.language === language ? position.title.replace(/[（(].*[)）]/, '').trim() : profile.titles[1]
  const design = pickDesign(random, language)
  const pool = isGraduate ? (profile.graduate?.about ?? profile.about) : profile.about
  return {
    key,
    language,
    name,
    gender,
    ...contact,
    birthDate: birthDateOf(random, educations),
    city,
    expectedCities: [...new Set(random.chance(0.3) ? [...wanted, city] : wanted)],
    degree,
    educations,
    jobs,
    projects: createProjects(random, person),
    skills: random.some(profile.skills, random.between(5, 8)),
    languages: random.pick(spokenLanguages[language]),
    about: fillFigures(random, random.pick(pool)).replace('{years}', String(writtenIn.year - endYear)),
    design,
    fileName: fileNameOf(random, { name, language, title, design, city: wanted[0] ?? city }),
  }
}
