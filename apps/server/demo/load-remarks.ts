import { prepared, type Transaction } from '@bole/platform/server'
import { insertRows, numberOf, takeNumbers } from './insert-rows.ts'
import { tagGroups } from './story/content/tag-groups.ts'
import type { PlanAction } from './story/index.ts'

/** A note or a tag on somebody's application. */
export interface Remark {
  readonly action: PlanAction
  readonly at: Date
  readonly applicationId: number
  readonly candidateId: number
  readonly by: { readonly userId: number | null }
}

/** People are as old as their first application. */
const datePeople = prepared<object>(`
update candidates c set created_at = a.first_at, updated_at = a.first_at
from (select candidate_id, min(applied_at) as first_at from applications where organisation_id = $1 group by 1) a
where c.organisation_id = $1 and c.id = a.candidate_id`)

/** Writes what people noted and how they labelled applications, oldest first, and dates everybody's record. */
export async function saveRemarks(tx: Transaction, remarks: readonly Remark[]): Promise<void> {
  const organisation_id = tx.organisationId
  const notes = remarks.flatMap(({ action, at, applicationId, candidateId, by }) =>
    action.do === 'note'
      ? [
          {
            organisation_id,
            candidate_id: candidateId,
            application_id: applicationId,
            user_id: by.userId,
            body: action.text,
            created_at: at,
          },
        ]
      : [],
  )
  insertRows(tx, 'candidate_notes', notes)
  const labels = remarks.flatMap(({ action, applicationId }) =>
    action.do === 'tag' ? [{ applicationId, name: action.name }] : [],
  )
  const names = [...new Set(labels.map(({ name }) => name))]
  const tags = await takeNumbers(tx, 'tags', names)
  const groups = await takeNumbers(
    tx,
    'tag_groups',
    tagGroups.map(({ name }) => name),
  )
  insertRows(
    tx,
    'tag_groups',
    tagGroups.map(({ name, colour }, index) => ({
      organisation_id,
      id: numberOf(groups, name),
      name,
      colour,
      place: index + 1,
      roles: [],
      version: 1,
    })),
  )
  insertRows(
    tx,
    'tags',
    names.map((name) => ({
      organisation_id,
      id: numberOf(tags, name),
      name,
      colour: 'default',
      is_deleted: false,
      group_id: groupOf(groups, name),
      is_retired: false,
      version: 1,
    })),
  )
  const worn = new Map(
    labels.map(({ applicationId, name }) => [
      `${applicationId} ${name}`,
      { organisation_id, application_id: applicationId, tag_id: numberOf(tags, name) },
    ]),
  )
  insertRows(tx, 'application_tags', [...worn.values()])
  tx.save(datePeople(organisation_id))
}

/** The group a label stands in; null in none. */
function groupOf(groups: ReadonlyMap<string, number>, tag: string): number | null {
  const group = tagGroups.find(({ tags }) => tags.includes(tag))
  return group ? numberOf(groups, group.name) : null
}
