import type { Handler } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { limitedFieldsOf, limits } from '@bole/themes/model'
import { lockLimit, saveLimit } from './limit-store.ts'

/** Opened without fields it is limited to those it was limited to before, or to none. */
export const setLimitField: Handler<typeof themesApi.setLimitField> = async (context) => {
  const { body, tx, refuse } = context
  const { theme_id, isOpen, fieldData } = body
  const project = await lockLimit(context, theme_id)
  if (project.is_deleted) throw refuse('project_deleted')
  const given = limitedFieldsOf(fieldData ?? project.limited_fields ?? {})
  const keys = Object.values(given).flat()
  const unknown = fieldData && keys.find((key) => !limits.limitableFields().includes(key))
  if (unknown) throw refuse('unknown_field', { values: { field: unknown } })
  // A field stands in its own part, wherever it was given.
  const limit = fieldData ? limits.limitOfKeys(keys) : given
  saveLimit(tx, theme_id, isOpen ? limit : null)
  return { is_set_limit_field: isOpen ? 1 : 0, limit_field: isOpen ? limit : limitedFieldsOf({}) }
}
