import { type Caller, may, sameTenant, type Transaction } from '@bole/platform/server'
import { whyNotGiven } from '../../model/tag-library.ts'
import { lockedApplications, pipeline } from '../application-store.ts'
import type { ActingRule, Outcome } from './acting-rule.ts'

/** Why somebody may not give a label: it is gone, retired, or of a group for others; null where they may. */
export async function whyLabelNotGiven(
  tx: Transaction,
  giver: Pick<Caller, 'permissions' | 'passesEverything' | 'role'>,
  tagId: number,
): Promise<'tag_gone' | 'tag_retired' | 'tag_of_others' | null> {
  const tag = await tx.find(
    pipeline
      .selectFrom('tags')
      .leftJoin('tag_groups', (join) => sameTenant(join, 'tag_groups.id', 'tags.group_id'))
      .select(['tags.is_retired', 'tag_groups.roles'])
      .where('tags.id', '=', tagId)
      .where('tags.is_deleted', '=', false),
  )
  if (!tag) return 'tag_gone'
  return whyNotGiven(
    { ...tag, roles: tag.roles ?? [] },
    { role: giver.role, keeps: may(giver, 'tags.manage') },
  )
}

/** Puts a label on an application, if whoever answers for the rule may give it. */
export async function labelByRule(
  tx: Transaction,
  { applicationId, tagId }: { readonly applicationId: number; readonly tagId: number },
  { author }: ActingRule,
): Promise<Outcome> {
  const [[application]] = await tx.load(lockedApplications([applicationId], author))
  if (!application) return 'not_found'
  const why = await whyLabelNotGiven(tx, author, tagId)
  if (why) return why
  tx.save(
    pipeline
      .insertInto('application_tags')
      .values({ organisation_id: tx.organisationId, application_id: applicationId, tag_id: tagId })
      .onConflict((same) => same.doNothing()),
  )
  tx.announce('application', applicationId)
  return 'done'
}
