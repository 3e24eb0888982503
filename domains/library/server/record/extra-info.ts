import type { libraryApi } from '@bole/library/contract'
import type { Handler } from '@bole/platform/server'
import { sameTenant } from '@bole/platform/server'
import { library } from '../library-store.ts'
import { requireSeen } from './behind.ts'

const fieldsAtMost = 100

export const getExtraInfo: Handler<typeof libraryApi.getExtraInfo> = async ({ query, caller, tx }) => {
  const { candidate_id } = await requireSeen(tx, caller, query.post_id)
  const [list] = await tx.load(
    library
      .selectFrom('extra_fields')
      .leftJoin('extra_values', (join) =>
        sameTenant(join, 'extra_values.field_id', 'extra_fields.id').on(
          'extra_values.candidate_id',
          '=',
          candidate_id,
        ),
      )
      .select(['extra_fields.key', 'extra_fields.label', 'extra_values.value'])
      .orderBy('extra_fields.id'),
  )
  return { list: list.map((one) => ({ ...one, value: one.value ?? '' })) }
}

export const updateExtraInfo: Handler<typeof libraryApi.updateExtraInfo> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const { candidate_id } = await requireSeen(tx, caller, body.post_id)
  // Two who add fields at once are one after the other.
  const [, known] = await tx.load(
    tx.hold('extra fields'),
    library.selectFrom('extra_fields').select(['id', 'key']),
  )
  const ids = new Map(known.map(({ id, key }) => [key, id]))
  for (const { key, label } of body.values) {
    if (ids.has(key)) continue
    if (!label) throw refuse('extra_field_unknown', { values: { key } })
    if (ids.size >= fieldsAtMost) throw refuse('extra_fields_full')
    const made = library.insertInto('extra_fields').values({ organisation_id: tx.organisationId, key, label })
    const row = await tx.find(made.returning('id'))
    if (row) ids.set(key, row.id)
  }
  for (const { key, value } of body.values) {
    const field_id = ids.get(key) ?? 0
    const gone = library
      .deleteFrom('extra_values')
      .where('candidate_id', '=', candidate_id)
      .where('field_id', '=', field_id)
    const facts = { value, user_id: caller.userId, updated_at: now }
    const put = library
      .insertInto('extra_values')
      .values({ organisation_id: tx.organisationId, candidate_id, field_id, ...facts })
      .onConflict((same) => same.columns(['organisation_id', 'candidate_id', 'field_id']).doUpdateSet(facts))
    tx.save(value === '' ? gone : put)
  }
  tx.announce('extra_info', candidate_id)
  return {}
}
