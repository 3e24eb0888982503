import { unusualNames } from './content/names.ts'
import { createCandidate } from './create-candidate.ts'
import type { NamedPerson } from './create-contact.ts'
import { createContacts, createName } from './create-contact.ts'
import { createRandom } from './random.ts'
import type { Candidate, Language } from './story-shape.ts'
import { intakes } from './tracks.ts'

export type FirstApplication = { candidate: Candidate; position: string }

const random = createRandom(20130518)
const createContact = createContacts(random)

const unusual: Record<Language, NamedPerson[]> = {
  'zh-CN': [...unusualNames.chinese],
  'en-US': [...unusualNames.english],
  'pt-BR': [...unusualNames.portuguese],
}

const people: FirstApplication[] = intakes
  .flatMap((intake) =>
    (['zh-CN', 'en-US', 'pt-BR'] as const).flatMap((language) =>
      Array.from({ length: intake.people[language] }, () => ({ intake, language })),
    ),
  )
  .map(({ intake, language }, index): FirstApplication => {
    const named = (index % 9 === 4 ? unusual[language].shift() : undefined) ?? createName(random, language)
    const key = `candidate-${String(index + 1).padStart(3, '0')}`
    return {
      candidate: createCandidate(random, key, intake, language, named, createContact(language, named.latin)),
      position: intake.position,
    }
  })

/** Who came twice, each pair by place in the list: [first record, second record, what differs]. */
const returning: readonly (readonly [number, number, 'phone' | 'mail' | 'nothing'])[] = [
  [3, 31, 'phone'],
  [12, 38, 'mail'],
  [45, 60, 'phone'],
  [70, 88, 'nothing'],
  [182, 203, 'mail'],
  [230, 240, 'phone'],
  [125, 139, 'phone'],
]

for (const [first, second, differs] of returning) {
  const before = people[first]
  const after = people[second]
  if (before === undefined || after === undefined) throw new Error('A returning person is not in the list')
  const fresh = createContact(before.candidate.language, 'second')
  after.candidate = {
    ...before.candidate,
    key: after.candidate.key,
    phone: differs === 'phone' ? fresh.phone : before.candidate.phone,
    mail: differs === 'mail' ? `new.${before.candidate.mail}` : before.candidate.mail,
    duplicateOf: before.candidate.key,
  }
}

/** Records that arrived incomplete, as real ones do. */
const incomplete: readonly (readonly [number, Partial<Candidate>])[] = [
  [9, { mail: null }],
  [27, { birthDate: null }],
  [52, { phone: null }],
  [77, { birthDate: null, projects: [] }],
  [101, { jobs: [], projects: [] }],
  [150, { mail: null, birthDate: null }],
  [199, { skills: [], languages: [] }],
  [251, { phone: null, projects: [] }],
  [288, { birthDate: null, expectedCities: [] }],
]

for (const [index, missing] of incomplete) {
  const person = people[index]
  if (person === undefined) throw new Error('An incomplete person is not in the list')
  person.candidate = { ...person.candidate, ...missing }
}

/** Each person with the position they applied to first, in the order of the intakes. */
export const firstApplications: readonly FirstApplication[] = people

export const candidates: readonly Candidate[] = people.map(({ candidate }) => candidate)
