import type { Profile, Track } from './content/profile.ts'
import { chineseProfiles } from './content/profiles-chinese.ts'
import { englishProfiles } from './content/profiles-english.ts'
import { portugueseProfiles } from './content/profiles-portuguese.ts'
import type { Language } from './story-shape.ts'

type Intake = {
  position: string
  track: Track
  isGraduate: boolean
  people: Record<Language, number>
}

/** Who applies where first: 300 people, 195 of them writing in Chinese, 60 in English, 45 in Portuguese. */
export const intakes: readonly Intake[] = [
  {
    position: 'backend',
    track: 'software',
    isGraduate: false,
    people: { 'zh-CN': 36, 'en-US': 6, 'pt-BR': 0 },
  },
  { position: 'power', track: 'power', isGraduate: false, people: { 'zh-CN': 22, 'en-US': 3, 'pt-BR': 0 } },
  {
    position: 'analyst',
    track: 'analyst',
    isGraduate: false,
    people: { 'zh-CN': 26, 'en-US': 5, 'pt-BR': 0 },
  },
  {
    position: 'marketing',
    track: 'marketing',
    isGraduate: false,
    people: { 'zh-CN': 8, 'en-US': 11, 'pt-BR': 4 },
  },
  { position: 'field', track: 'field', isGraduate: false, people: { 'zh-CN': 0, 'en-US': 0, 'pt-BR': 19 } },
  {
    position: 'success',
    track: 'success',
    isGraduate: false,
    people: { 'zh-CN': 4, 'en-US': 11, 'pt-BR': 8 },
  },
  {
    position: 'planning',
    track: 'planning',
    isGraduate: false,
    people: { 'zh-CN': 18, 'en-US': 0, 'pt-BR': 0 },
  },
  {
    position: 'graduate-software',
    track: 'software',
    isGraduate: true,
    people: { 'zh-CN': 36, 'en-US': 8, 'pt-BR': 0 },
  },
  {
    position: 'graduate-embedded',
    track: 'embedded',
    isGraduate: true,
    people: { 'zh-CN': 21, 'en-US': 0, 'pt-BR': 0 },
  },
  {
    position: 'graduate-operations',
    track: 'planning',
    isGraduate: true,
    people: { 'zh-CN': 18, 'en-US': 0, 'pt-BR': 0 },
  },
  {
    position: 'trainee-brazil',
    track: 'planning',
    isGraduate: true,
    people: { 'zh-CN': 0, 'en-US': 0, 'pt-BR': 11 },
  },
  {
    position: 'graduate-business',
    track: 'marketing',
    isGraduate: true,
    people: { 'zh-CN': 6, 'en-US': 16, 'pt-BR': 3 },
  },
]

/** Positions a person of the first one also looks at, for second applications. */
export const neighbours: Record<string, readonly string[]> = {
  backend: ['analyst'],
  power: ['planning'],
  analyst: ['backend', 'planning'],
  marketing: ['success'],
  field: ['success'],
  success: ['marketing'],
  planning: ['analyst'],
  'graduate-software': ['graduate-embedded'],
  'graduate-embedded': ['graduate-software', 'graduate-operations'],
  'graduate-operations': ['graduate-embedded', 'graduate-business'],
  'trainee-brazil': ['graduate-business'],
  'graduate-business': ['trainee-brazil', 'graduate-operations'],
}

/** Throws when nobody has written the line of work in that language. */
export function profileOf(track: Track, language: Language): Profile {
  const profiles = { 'zh-CN': chineseProfiles, 'en-US': englishProfiles, 'pt-BR': portugueseProfiles }[
    language
  ]
  const profile = profiles[track]
  if (profile === undefined) throw new Error(`No ${track} profile in ${language}`)
  return profile
}
