import type { CandidateListItem } from '@bole/pipeline/contract'
import type { ListItemRow } from './list-item.ts'

/** What is kept of a person, by the names of its columns. */
type PersonRow = Pick<
  ListItemRow,
  | 'name'
  | 'degree'
  | 'email'
  | 'gender'
  | 'phone'
  | 'expected_places'
  | 'birth_date'
  | 'city'
  | 'school'
  | 'major'
  | 'employer'
  | 'job_title'
  | 'graduated_at'
>

/** A person as every list carries them (specification, section 3: candidate list record): a text is empty where nothing is known. */
export function presentPerson(row: PersonRow): Pick<CandidateListItem, 'basic' | 'graduate'> {
  return {
    basic: {
      name: row.name,
      degree_text: row.degree ?? '',
      email: row.email ?? '',
      gender: row.gender ?? '',
      phone: row.phone ?? '',
      expect_location: row.expected_places,
      birth_date: row.birth_date ?? '',
      city: row.city ?? '',
      school: row.school ?? '',
      major: row.major ?? '',
      employer: row.employer ?? '',
      job_title: row.job_title ?? '',
    },
    graduate: { graduate_date: row.graduated_at ?? '' },
  }
}
