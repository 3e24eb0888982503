import { addressOf } from '@bole/platform/screens'
import { CallFailed, CallRefused, useChange } from '@bole/platform/web'
import { type PositionDetail, positionsApi } from '@bole/positions/contract'
import { useNavigate } from '@tanstack/react-router'
import { App, type FormInstance } from 'antd'
import { type RefObject, useState } from 'react'
import { positionsScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'
import { bodyOf, type PositionFields } from './fields.ts'
import type { Intent } from './foot.tsx'

interface Saving {
  readonly form: FormInstance<PositionFields>
  readonly origin: number
  /** As it was when the form took it; null while it is new. */
  readonly seen: PositionDetail | null
  readonly isDirty: RefObject<boolean>
}

/** Where a rule's no belongs; what is not here stands above the form. */
const fieldOf: Readonly<Record<string, keyof PositionFields>> = {
  unknown_project: 'theme_id',
  project_deleted: 'theme_id',
  has_applications: 'theme_id',
  unknown_process: 'process_id',
  process_deleted: 'process_id',
  other_origin: 'process_id',
  stage_in_use: 'process_id',
  unknown_department: 'department_id',
  department_not_yours: 'department_id',
  unknown_person: 'owner_id',
  salary_reversed: 'salary_to',
  title_missing: 'title',
  city_missing: 'city_list',
  head_count_missing: 'head_count',
}

/** Saves a position, opens it where that is wanted, and goes back to the list; a no stands at its field. */
export function useSaving({ form, origin, seen, isDirty }: Saving) {
  const t = useTexts()
  const navigate = useNavigate()
  const { message } = App.useApp()
  const [problem, setProblem] = useState('')
  const own = { handlesErrors: true }
  const create = useChange(positionsApi.createPosition, own)
  const update = useChange(positionsApi.updatePosition, own)
  const open = useChange(positionsApi.openPosition, own)

  const leave = (text: string) => {
    isDirty.current = false
    message.success(text)
    void navigate({ href: addressOf(positionsScreens.list, { origin }) })
  }
  const explain = (error: Error) => {
    if (error instanceof CallRefused) {
      const name = fieldOf[error.code]
      if (name) {
        form.setFields([{ name, errors: [error.message] }])
        form.focusField(name)
      }
      // Stale has its own notice, which comes with the fresh position.
      else if (error.code !== 'stale') setProblem(error.message)
    } else {
      const details = error instanceof CallFailed ? error.errors.map(({ message: text }) => text) : []
      setProblem([error.message || t('form.failed'), ...details].join(' '))
    }
  }
  const save = async (fields: PositionFields, intent: Intent) => {
    setProblem('')
    const body = bodyOf(fields)
    const title = fields.title
    try {
      if (!seen) {
        await create.mutateAsync({ body: { ...body, state: intent === 'open' ? 'open' : 'draft' } })
        return leave(intent === 'open' ? t('done.opened', { title }) : t('form.saved'))
      }
      const { data } = await update.mutateAsync({ body: { ...body, id: seen.id, version: seen.version } })
      if (intent !== 'open') return leave(t('form.saved'))
      await openOrSay({ id: data.id, version: data.version }, title)
    } catch (error) {
      if (error instanceof Error) explain(error)
    }
  }
  /** It is saved by now: a no to opening is told, and the list shows it as it is. */
  const openOrSay = async (position: { readonly id: number; readonly version: number }, title: string) => {
    try {
      await open.mutateAsync({ body: position })
      leave(t('done.opened', { title }))
    } catch (error) {
      const reason = error instanceof Error && error.message ? error.message : t('form.failed')
      leave(t('form.savedButNotOpened', { reason }))
    }
  }
  return {
    save: (fields: PositionFields, intent: Intent) => void save(fields, intent),
    problem,
    // Once it is saved the form is only waiting to be left.
    isSaving:
      [create, update, open].some(({ isPending }) => isPending) || create.isSuccess || update.isSuccess,
  }
}
