import { telling } from '@bole/pipeline/server'
import type { Language } from '@bole/platform/contract'
import { type Reader, sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { notifications } from '../notification-store.ts'
import { organisationLanguage } from '../settings/organisation-language.ts'

/** Whom messages are for, with what is known of their applications; in the order of their numbers, those the reader may see. */
export function addressees(ids: readonly number[], reader: Reader<'candidates'>) {
  return notifications
    .selectFrom('applications')
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .innerJoin('projects', (join) => sameTenant(join, 'projects.id', 'positions.project_id'))
    .leftJoin('process_steps', (join) => sameTenant(join, 'process_steps.id', 'applications.process_step_id'))
    .leftJoin('stage_records', (join) =>
      sameTenant(join, 'stage_records.application_id', 'applications.id').on(
        'stage_records.closed_at',
        'is',
        null,
      ),
    )
    .select([
      'applications.id',
      'applications.candidate_id',
      'applications.stage',
      'candidates.name',
      'candidates.email',
      'candidates.phone',
    ])
    .select(sql<boolean>`applications.token_digest is not null`.as('has_page'))
    .select(sql<Language>`coalesce(applications.language, ${organisationLanguage})`.as('language'))
    .select(['positions.title as position', 'positions.process_id', 'process_steps.title as step_title'])
    .select(
      sql<string>`coalesce(nullif(projects.company_name, ''),
        (select name from organisations where id = applications.organisation_id))`.as('company'),
    )
    .select(['stage_records.stage as record_stage', 'meets_at', 'meets_until', 'stage_records.place'])
    .select(['is_online', 'offer_valid_until', 'entry_date'])
    .select(['projects.pass_template_id', 'projects.told_events'])
    .where('applications.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('applications.id', 'in', telling.applicationsSeenBy(reader))
    .orderBy('applications.id')
}

/** Somebody a message is for. */
export interface Addressee {
  readonly id: number
  readonly candidate_id: number
  readonly stage: number
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  /** Whether somebody holds the link to their page. */
  readonly has_page: boolean
  /** What they wrote their application in, else what the organisation writes in. */
  readonly language: Language
  readonly position: string
  readonly process_id: number
  readonly step_title: string | null
  readonly company: string
  /** Of the record that is open: the stage it is of, and what is agreed on there. */
  readonly record_stage: number | null
  readonly meets_at: Date | null
  readonly meets_until: Date | null
  readonly place: string | null
  readonly is_online: boolean | null
  readonly offer_valid_until: string | null
  readonly entry_date: string | null
  /** What the project has chosen: the template of a pass, and the events it tells of, null for all. */
  readonly pass_template_id: number | null
  readonly told_events: string[] | null
}

/** Somebody by name, with what tells them from a namesake. */
export const namedOf = ({ id, name, position, phone, email }: Addressee) => ({
  ...{ post_id: id, name, position },
  tail: phone ? `…${phone.slice(-4)}` : (email?.replace(/@.*/, '@…') ?? ''),
})
