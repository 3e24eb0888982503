import type { libraryApi } from '@bole/library/contract'
import { type Handler, inserted, sameTenant } from '@bole/platform/server'
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
  const { key, label, value } = body
  const { candidate_id } = await requireSeen(tx, caller, body.post_id)
  // Two who add fields at once are one after the other.
  const [, known] = await tx.load(
    tx.hold('extra fields'),
    library.selectFrom('extra_fields').select(['id', 'key']),
  )
  const found = known.find((one) => one.key === key)
  if (!found && !label) throw refuse('extra_field_unknown', { values: { key } })
  if (!found && known.length >= fieldsAtMost) throw refuse('extra_fields_full')
  const made = { organisation_id: tx.organisationId, key, label: label ?? key }
  const field =
    found ?? inserted(await tx.find(library.insertInto('extra_fields').values(made).returning('id')))
  const facts = { value, user_id: caller.userId, updated_at: now }
  const whose = { organisation_id: tx.organisationId, candidate_id, field_id: field.id }
  const { candidate_id: of, field_id } = whose
  tx.save(
    value === ''
      ? library.deleteFrom('extra_values').where('candidate_id', '=', of).where('field_id', '=', field_id)
      : library
          .insertInto('extra_values')
          .values({ ...whose, ...facts })
          .onConflict((same) =>
            same.columns(['organisation_id', 'candidate_id', 'field_id']).doUpdateSet(facts),
          ),
  )
  tx.announce('extra_info', candidate_id)
  return {}
}
