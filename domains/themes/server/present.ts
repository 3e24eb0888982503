import { addressOf } from '@bole/platform/contract'
import { type Caller, may } from '@bole/platform/server'
import { type Theme, themesApi } from '@bole/themes/contract'
import { limitedFieldsOf, type ProjectStanding, sections, typeOf, whatCanBeDone } from '@bole/themes/model'
import type { ProjectInFull } from './project-store.ts'

/** What the rules look at. */
export function standingOf(row: ProjectInFull): ProjectStanding {
  return { isDeleted: row.is_deleted, openPositions: row.counts.openInAll, live: row.counts.liveInAll }
}

/** A project's row as the wire carries it. */
export function presentTheme(
  row: ProjectInFull,
  caller: Pick<Caller, 'passesEverything' | 'permissions'>,
): Theme {
  const mayManage = may(caller, 'projects.manage')
  return {
    id: row.id,
    theme_name: row.name,
    type: typeOf(row.origin),
    kind: row.origin,
    origin: row.origin,
    post_limit: row.application_limit,
    limit_time: row.closes_at?.toISOString() ?? null,
    owner: row.owner_user_id === null ? null : { id: row.owner_user_id, name: row.owner_name ?? '' },
    is_nt: row.is_open_for_referral ? 1 : 0,
    is_volunteer: row.ranks_choices ? 1 : 0,
    volunteer_limit: row.most_choices,
    canUpdateVolunteer: row.counts.liveInAll === 0 ? 1 : 0,
    code_url: row.code === null ? '' : sections.invitationPath(row.slug, row.code),
    isSchedule: row.shows_schedule ? 1 : 0,
    isQa: row.shows_answers ? 1 : 0,
    is_set_limit_field: row.limited_fields ? 1 : 0,
    limit_field: limitedFieldsOf(row.limited_fields ?? {}),
    station_list: [...row.stations],
    is_deleted: row.is_deleted ? 1 : 0,
    position_count: row.counts.positions,
    open_count: row.counts.open,
    post_count: row.counts.applications,
    version: row.version,
    create_time: row.created_at.toISOString(),
    can: whatCanBeDone(standingOf(row), mayManage),
  }
}

/** Where staff see a logo, below the origin. */
export const logoAddress = (id: number) => addressOf(themesApi.getLogo, {}, { id })

/** The company as the wire carries it. */
export function presentCompany(row: ProjectInFull) {
  return {
    company_name: row.company_name,
    logo: row.logo_id,
    logoUrl: row.logo_id === null ? null : logoAddress(row.logo_id),
    trade: row.company_industry,
    worker_number: row.company_scale,
    finance: row.company_financing,
    company_description: row.company_description,
  }
}
