import { type JudgedCorrection, judgeCorrections } from '@bole/parse-administration/model'
import type { Corrections, Readings } from '@bole/resumes/model'

/** A résumé whose reading somebody corrected, of a company that lets its corrections measure the reader. */
export interface CorrectedResume {
  readonly name: string
  readonly storage_key: string
  readonly corrections: Corrections
}

type Ask = (sql: string) => Promise<readonly unknown[]>

// Text: asked by the bench as the owner of the tables, of all companies at once.
/** Those of every company that switched it on, and of no other. */
export async function correctedResumes(ask: Ask): Promise<readonly CorrectedResume[]> {
  const rows = await ask(
    `select f.name, f.storage_key, r.corrections from reading_settings s
     join resumes r on r.organisation_id = s.organisation_id and r.corrections <> '{}'::jsonb
     join files f on f.organisation_id = r.organisation_id and f.id = r.file_id
     where s.measures_corrections order by r.organisation_id, r.id`,
  )
  // The query says what its rows are.
  const found: readonly CorrectedResume[] = JSON.parse(JSON.stringify(rows))
  return found
}

/** Holds what is read of each today against what people said; what cannot be read any more counts as read wrongly throughout. */
export async function judgeOwn(
  resumes: readonly CorrectedResume[],
  read: (resume: CorrectedResume) => Promise<Readings | null>,
): Promise<readonly JudgedCorrection[]> {
  const judged = await Promise.all(
    resumes.map(async (resume) => {
      const readings = await read(resume)
      const one = judgeCorrections(resume.corrections, readings ?? {})
      return readings === null ? one.map(({ label }) => ({ label, isRight: false })) : one
    }),
  )
  return judged.flat()
}
