import { CallFailed, CallRefused, useChange } from '@bole/platform/web'
import { type ThemeInFull, themesApi } from '@bole/themes/contract'
import { typeOf } from '@bole/themes/model'
import { App, type FormInstance } from 'antd'
import { useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { type ProjectFields, projectBodyOf } from './project-fields.ts'

interface Saving {
  readonly form: FormInstance<ProjectFields>
  readonly origin: 1 | 2
  readonly seen: ThemeInFull | null
  readonly onSaved: () => void
}

/** Saves a project; what is refused stands at its field or above the form. */
export function useProjectSaving({ form, origin, seen, onSaved }: Saving) {
  const t = useTexts()
  const { message } = App.useApp()
  const [problem, setProblem] = useState('')
  const done = {
    handlesErrors: true,
    onDone: () => {
      message.success(t('form.saved'))
      onSaved()
    },
  }
  const create = useChange(themesApi.createTheme, done)
  const update = useChange(themesApi.updateTheme, done)
  const onError = (error: Error) => {
    const code = error instanceof CallRefused ? error.code : ''
    if (code === 'unknown_person') form.setFields([{ name: 'owner_id', errors: [error.message] }])
    // Stale has its own notice, which comes with the fresh project.
    else if (code !== 'stale') {
      const details = error instanceof CallFailed ? error.errors.map(({ message: text }) => text) : []
      setProblem([error.message || t('form.failed'), ...details].join(' '))
    }
  }
  const save = (fields: ProjectFields) => {
    setProblem('')
    const body = projectBodyOf(fields)
    if (!seen) create.mutate({ body: { ...body, type: typeOf(origin) } }, { onError })
    else update.mutate({ body: { ...body, id: seen.theme.id, version: seen.theme.version } }, { onError })
  }
  return {
    save,
    problem,
    // Once it is saved the form is only waiting to be left.
    isSaving: create.isPending || update.isPending || create.isSuccess || update.isSuccess,
  }
}
