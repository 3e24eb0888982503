import { defineForm, FormDialog, RecordForm, useRecordForm } from '@bole/platform/form'
import { useCall, wordOf } from '@bole/platform/web'
import { type Process, processesApi } from '@bole/processes/contract'
import { defaultStages, faultInSteps, stepsFor, type WantedStep } from '@bole/processes/model'
import type { ReactNode } from 'react'
import { StageOrder } from './stage-order.tsx'
import { useStageName } from './stages/texts/index.ts'
import { useTexts } from './texts/index.ts'
import { usePreview } from './use-preview.tsx'

interface ProcessFieldsProps {
  readonly origin: 1 | 2
  /** Null while it is new. */
  readonly process: Process | null
}

interface ProcessDialogProps {
  readonly origin: 1 | 2
  readonly process: Process | 'new'
  readonly onClose: () => void
}

const processForm = defineForm({
  create: processesApi.createProcess,
  update: processesApi.updateProcess,
  empty: { name: '', steps: [] },
  refusals: {
    name_taken: 'name',
    stage_unknown: 'steps',
    stage_repeated: 'steps',
    screening_not_first: 'steps',
    offer_after_entry: 'steps',
    title_repeated: 'steps',
    stage_in_use: 'steps',
  },
})
const { TextField, Field } = processForm

/** Makes a process or changes one: its name and its steps in order, each with its title. */
export function ProcessDialog({ origin, process, onClose }: ProcessDialogProps): ReactNode {
  const t = useTexts()
  const isNew = process === 'new'
  return (
    <FormDialog title={t(isNew ? 'createTitle' : 'editTitle')} onClose={onClose}>
      <ProcessFields origin={origin} process={isNew ? null : process} />
    </FormDialog>
  )
}

function ProcessFields({ origin, process }: ProcessFieldsProps): ReactNode {
  const t = useTexts()
  const nameOf = useStageName()
  const record = useFresh(process)
  const plain = useRecordForm(processForm, {
    record,
    initialValues: { steps: [...stepsFor(defaultStages[origin])] },
    createWith: { origin },
    saved: t('saved'),
  })
  const form = usePreview(plain, record)
  return (
    <RecordForm form={form}>
      <TextField name="name" label={t('columns.name')} autoFocus />
      <Field
        name="steps"
        label={t('columns.stages')}
        help={t('stagesHelp')}
        validateTrigger="onChange"
        rules={[
          {
            validator: async (_, steps: readonly WantedStep[]) => {
              const fault = faultInSteps(steps, (stage) => [nameOf(stage)])
              if (fault) throw new Error(wordOf(t, `faults.${fault}`))
            },
          },
        ]}
      >
        <StageOrder />
      </Field>
    </RecordForm>
  )
}

/** The process of a row, as it is by now: somebody else may save it while the dialog stands open. */
function useFresh(process: Process | null): Process | null {
  const asked = { query: { id: process?.id ?? 0 } }
  const { data } = useCall(processesApi.viewProcess, asked, {
    enabled: process !== null,
    handlesErrors: true,
  })
  const now = data?.data.process
  return process && now && now.version > process.version ? now : process
}
