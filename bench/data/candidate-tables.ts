import { gramsOf, searchTextOf, storedWord } from '@bole/resumes/model'
import type { Value } from './copy.ts'
import { type Person, personOf } from './people.ts'
import { resumeTextOf } from './resume-text.ts'
import type { Pouring } from './small-tables.ts'

function* numbers(to: number): Generator<number> {
  for (let number = 1; number <= to; number++) yield number
}

function believed(value: string) {
  return { value, confidence: 0.9, source: { page: 1, box: null, block: 1, text: value } }
}

/** A reading as the parser leaves one. */
function parsedOf(person: Person): string {
  return JSON.stringify({
    language: person.isChinese ? 'zh' : 'en',
    name: believed(person.name),
    gender: believed(person.gender),
    phone: believed(person.phone),
    email: believed(person.email),
    birthDate: believed(person.birthDate),
    city: believed(person.city),
    expectedPlaces: [believed(person.city)],
    expectedPosition: believed(person.jobTitle),
    degree: believed(person.degree),
    schools: [
      { school: believed(person.school), major: believed(person.major), end: believed(person.graduatedAt) },
    ],
    employers: [{ employer: believed(person.employer), title: believed(person.jobTitle) }],
    skills: [],
    languages: [],
    projects: [],
  })
}

/** What the product finds somebody by. */
const searchable = (person: Person) => ({ ...person, work: [person.employer, person.jobTitle] })

function candidateRow(person: Person): readonly Value[] {
  return [
    person.organisationId,
    person.id,
    person.name,
    person.gender,
    person.phone,
    person.email,
    person.birthDate,
    person.city,
    [person.city],
    person.jobTitle,
    person.degree,
    person.school,
    person.major,
    person.graduatedAt,
    person.employer,
    person.jobTitle,
    searchTextOf(searchable(person)),
    person.id,
  ]
}

/** Candidates, what they are found by, and a résumé each, whose number is the candidate's. */
export function candidateTables(candidates: number): readonly Pouring[] {
  return [
    {
      table: 'candidates',
      columns: [
        ...['organisation_id', 'id', 'name', 'gender', 'phone', 'email', 'birth_date', 'city'],
        ...['expected_places', 'expected_position', 'degree', 'school', 'major', 'graduated_at'],
        ...['employer', 'job_title', 'search_text', 'resume_id'],
      ],
      rows: function* () {
        for (const id of numbers(candidates)) yield candidateRow(personOf(id))
      },
    },
    {
      table: 'candidate_grams',
      columns: ['organisation_id', 'gram', 'candidate_id'],
      rows: function* () {
        for (const id of numbers(candidates)) {
          const person = personOf(id)
          for (const gram of gramsOf(searchable(person))) yield [person.organisationId, gram, id]
        }
      },
    },
    {
      table: 'files',
      columns: ['organisation_id', 'id', 'storage_key', 'name', 'media_type', 'bytes', 'sha256'],
      rows: function* () {
        for (const id of numbers(candidates)) {
          const { organisationId, name } = personOf(id)
          const digest = id.toString(16).padStart(64, '0')
          yield [organisationId, id, `bench/${id}`, `${name}.pdf`, 'application/pdf', 40_000, digest]
        }
      },
    },
    {
      table: 'resumes',
      columns: [
        ...['organisation_id', 'id', 'candidate_id', 'file_id', 'state', 'parsed', 'document_kind'],
        ...['content', 'read_at'],
      ],
      rows: function* () {
        const readAt = new Date(0)
        for (const id of numbers(candidates)) {
          const person = personOf(id)
          const { content } = resumeTextOf(person)
          yield [person.organisationId, id, id, id, 'read', parsedOf(person), 'pdf', content, readAt]
        }
      },
    },
    {
      table: 'resume_words',
      columns: ['organisation_id', 'candidate_id', 'words'],
      rows: function* () {
        for (const id of numbers(candidates)) {
          const person = personOf(id)
          const words = [...resumeTextOf(person).words]
          yield [person.organisationId, id, words.map((word) => storedWord(person.organisationId, id, word))]
        }
      },
    },
  ]
}
