import { notFound, type Transaction } from '@bole/platform/server'
import { careerOf } from '../model/facts-of.ts'
import { profileOf } from '../model/profile.ts'
import { everyReader } from './every-reader.ts'
import { candidateBehind, candidateRow, currentResume } from './resume-store.ts'

/**
 * What somebody learned and did, without who they are and how they are reached: for pages of people who do not sign in. What they wrote
 * passes through `cover`, as a way to reach them may stand in it.
 */
export async function lifeOf(tx: Transaction, postId: number, cover: (words: string) => string) {
  const behind = candidateBehind(everyReader, postId)
  const [[candidate], [resume]] = await tx.load(candidateRow(behind), currentResume(behind))
  if (!candidate) throw notFound()
  const career = careerOf(profileOf(resume?.parsed ?? {}, resume?.corrections ?? {}, candidate))
  const said = (words: string | null) => words && cover(words)
  const { city, degree, school, major, graduated_at, employer, job_title, expected_position } = candidate
  return {
    city: said(city),
    degree,
    school: said(school),
    major: said(major),
    graduated_at,
    employer: said(employer),
    job_title: said(job_title),
    expected_position: said(expected_position),
    skills: career.skills.map(cover),
    schools: career.schools.map((one) => ({ ...one, school: said(one.school), major: said(one.major) })),
    employers: career.employers.map((one) => ({
      ...one,
      employer: said(one.employer),
      title: said(one.title),
      text: said(one.text),
    })),
  }
}
