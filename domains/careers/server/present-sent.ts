import type { Sent } from './tables.ts'

/** What the candidate sent, field by field. */
export function presentSent({
  sent,
  resume_name,
}: {
  readonly sent: Sent
  readonly resume_name: string | null
}) {
  return {
    name: sent.name,
    phone: sent.phone,
    email: sent.email,
    gender: sent.gender,
    city: sent.city,
    expected_places: sent.expected_places,
    degree: sent.degree,
    school: sent.school,
    major: sent.major,
    graduated_at: sent.graduated_at,
    employer: sent.employer,
    job_title: sent.job_title,
    birth_date: sent.birth_date,
    self_description: sent.self_description,
    answers: (sent.answers ?? []).map(({ key, name, answer }) => ({ key, name, answer })),
    resume_name,
  }
}
