import type { RecordFormState } from '@bole/platform/form'
import { type Answered, useChange } from '@bole/platform/web'
import { type Process, processesApi } from '@bole/processes/contract'
import type { WantedStep } from '@bole/processes/model'
import { App } from 'antd'
import { PreviewList } from './preview-list.tsx'
import { useTexts } from './texts/index.ts'

type Preview = Answered<typeof processesApi.previewProcess>['data']

/** Whether a change means something to somebody inside: people stand in a step that goes, is renamed, or leads elsewhere. */
function concernsSomebody({ steps }: Preview): boolean {
  const name = (next: Preview['steps'][number]['next_after']) => next && `${next.stage} ${next.title}`
  return steps.some(
    ({ fate, under_way, next_before, next_after }) =>
      under_way > 0 && (fate !== 'stays' || name(next_before) !== name(next_after)),
  )
}

/** Whether the steps are those there are, in their order and under their titles. */
function isSameWay(steps: readonly WantedStep[], before: readonly WantedStep[]): boolean {
  const said = (all: readonly WantedStep[]) => all.map(({ id, title }) => `${id} ${title}`).join()
  return said(steps) === said(before)
}

/** The form of a process that is in use: before it is saved, it shows what that means for the people inside. */
export function usePreview(form: RecordFormState, process: Process | null): RecordFormState {
  const t = useTexts()
  const { modal } = App.useApp()
  const preview = useChange(processesApi.previewProcess, { handlesErrors: true })
  if (!process || process.position_count === 0) return form
  const save: RecordFormState['save'] = (fields) => {
    const steps: readonly WantedStep[] = form.instance.getFieldValue('steps')
    if (isSameWay(steps, process.steps)) return form.save(fields)
    preview.mutate(
      { body: { id: process.id, steps: [...steps] } },
      {
        // What is wrong with the steps is said by saving them.
        onError: () => form.save(fields),
        onSuccess: ({ data }) => {
          if (!concernsSomebody(data)) return form.save(fields)
          modal.confirm({
            width: 560,
            title: t('preview.title', { name: process.name }),
            content: <PreviewList preview={data} />,
            okText: t('preview.save'),
            okButtonProps: { disabled: data.stuck > 0 },
            cancelText: t('preview.back'),
            onOk: () => form.save(fields),
          })
        },
      },
    )
  }
  return { ...form, save, isSaving: form.isSaving || preview.isPending }
}
