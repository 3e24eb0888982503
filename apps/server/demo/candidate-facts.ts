import type { CandidateFacts } from '@bole/resumes/server'
import { degreeNames } from './company-rows.ts'
import type { Candidate } from './story/index.ts'

/** What the list knows of a person: the last school and the last employer stand for the rest. */
export function factsOfCandidate(candidate: Candidate): CandidateFacts {
  const school = candidate.educations.at(-1)
  const [job] = candidate.jobs
  return {
    name: candidate.name,
    gender: candidate.gender,
    phone: candidate.phone,
    email: candidate.mail,
    birth_date: candidate.birthDate,
    city: candidate.city,
    expected_places: [...candidate.expectedCities],
    degree: degreeNames[candidate.degree],
    school: school?.school ?? null,
    major: school?.major ?? null,
    graduated_at: school?.to ?? null,
    employer: job?.employer ?? null,
    job_title: job?.title ?? null,
  }
}
