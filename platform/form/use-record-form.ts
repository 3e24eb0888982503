import { type BodyLimits, type Call, limitsFor, type RequestOf } from '@bole/platform/contract'
import { useChange } from '@bole/platform/web'
import { App, Form, type FormInstance } from 'antd'
import { useState } from 'react'
import { differing, pathsIn, valueAt } from '../shape/paths.ts'
import { useGuarding } from '../shape/use-guarding.ts'
import { useOnce } from '../shape/use-once.ts'
import { useUnsaved } from '../shape/use-unsaved.ts'
import type { FormDefinition, Versioned } from './define-form.ts'
import type { FormUse } from './form-use.ts'
import { useFrame } from './frames.tsx'
import { useFormTexts } from './texts/index.ts'
import { useFaults } from './use-faults.ts'

type Values = Readonly<Record<string, unknown>>

/** A form that is being filled in, as `RecordForm` takes it. */
export interface RecordFormState {
  readonly instance: FormInstance
  readonly initial: Values
  readonly limits: BodyLimits
  /** The labels of the fields that are shown, by their paths. */
  readonly labels: Map<string, string>
  readonly mayEdit: boolean
  readonly isSaving: boolean
  /** What stands above the form; empty where nothing went wrong. */
  readonly problem: string
  /** What somebody else saved meanwhile, beside what the form began from; null where nobody did. */
  readonly theirs: { readonly before: Values; readonly now: Values } | null
  /** Puts what somebody else saved in place of what is typed. */
  readonly take: () => void
  /** Lets what is typed stand, beside what they changed elsewhere. */
  readonly keep: () => void
  readonly save: (fields: Values) => void
  readonly onTyped: (changed: Values) => void
  readonly submit: () => void
  /** Leaves the form; asks where something is not saved. */
  readonly leave: () => void
  /** Leaves the form without a question. */
  readonly close: () => void
}

// What a definition and its use are while the program runs, where types are gone.
type AnyForm = FormDefinition<Call, Call, Values, Versioned, Values>
type AnyUse = FormUse<Call, Call, Values, Versioned, Values>
type Given = Values | (() => Values) | undefined

/**
 * Fills in, saves and leaves a form: makes a record or changes one at the version seen, puts what is refused at its field, and
 * asks before what is typed is lost. Stands in a component below the form's frame.
 */
export function useRecordForm<C extends Call, U extends Call, F, R extends Versioned, B>(
  definition: FormDefinition<C, U, F, R, B>,
  use: FormUse<C, U, F, R, B>,
): RecordFormState {
  const form = definition as unknown as AnyForm
  const {
    record,
    initialValues,
    saved,
    onSaved,
    stays = false,
    createWith,
    updateWith,
  } = use as unknown as AnyUse
  const t = useFormTexts()
  const { close, guard, isOver } = useFrame()
  const { message } = App.useApp()
  const [instance] = Form.useForm()
  const [labels] = useState(() => new Map<string, string>())
  const [limits] = useState(() => form.limits)
  const fresh = record && { id: record.id, version: record.version, fields: form.fieldsOf(record) }
  const [seen, setSeen] = useState(fresh)
  const newer = fresh !== null && seen !== null && fresh.version > seen.version ? fresh : null
  const [initial] = useState<Values>(() => seen?.fields ?? { ...form.empty, ...initialValues })
  const { problem, forget, explain, onTyped } = useFaults(instance, labels, form.refusals ?? {})
  const { mark, mayLeave } = useUnsaved(isOver)
  const [isSaved, setSaved] = useState(false)
  const { send, isSending } = useSending(form)
  const isHere = useGuarding(guard, mayLeave)
  const isSaving = isSending || isSaved
  const theirs = isSaving ? null : newer

  /** Answers whether it is saved. */
  const save = async (fields: Values) => {
    forget()
    const body = { ...form.bodyOf(fields), ...given(seen ? updateWith : createWith) }
    let reply: unknown
    try {
      reply = await send(seen, body)
    } catch (error) {
      explain(error)
      return false
    }
    mark(false)
    if (saved !== null) message.success(saved ?? t('saved'))
    if (stays) setSeen({ ...(seen ?? numberIn(reply)), version: versionIn(reply), fields })
    else setSaved(true)
    await onSaved?.({ fields, created: seen ? null : reply, updated: seen ? reply : null })
    if (!onSaved && !stays && isHere.current) close()
    return true
  }
  const saveOnce = useOnce(async (fields: Values) => (await save(fields)) && !stays)
  const settle = (isTaken: boolean) => {
    const paths = newer && seen ? pathsIn(newer.fields) : []
    const typed = isTaken ? [] : differing(instance.getFieldsValue(true), seen?.fields, paths)
    // What nobody typed in here is theirs either way.
    for (const path of paths)
      if (!typed.includes(path)) instance.setFieldValue(path.split('.'), valueAt(newer?.fields, path))
    if (isTaken) mark(false)
    forget()
    setSeen(newer)
  }
  return {
    instance,
    initial,
    limits,
    labels,
    mayEdit: record?.can?.edit ?? true,
    isSaving,
    problem: theirs && problem.isStale ? '' : problem.text,
    theirs: theirs && seen && { before: seen.fields, now: theirs.fields },
    take: () => settle(true),
    keep: () => settle(false),
    save: (fields) => void saveOnce(fields),
    onTyped: (changed) => {
      mark(true)
      onTyped(Object.keys(changed))
    },
    submit: instance.submit,
    leave: () => void mayLeave().then((isSure) => isSure && close()),
    close,
  }
}

const given = (beside: Given) => (typeof beside === 'function' ? beside() : beside)
const versionIn = (reply: unknown): number => (reply as { readonly version: number }).version
const numberIn = (reply: unknown) => ({ id: (reply as { readonly id: number }).id })

/** Makes a record, or changes the one that was seen. */
function useSending({ create, update }: AnyForm) {
  const any = create ?? update
  if (!any) throw new Error('a form has a call')
  const own = { handlesErrors: true }
  const creating = useChange(create ?? any, own)
  const updating = useChange(update ?? any, own)
  const send = async (seen: { id: number; version: number } | null, body: Values): Promise<unknown> => {
    const request = seen && update ? changeOf(update, seen, body) : { body }
    return (await (seen ? updating : creating).mutateAsync(request as RequestOf<Call>)).data
  }
  return { send, isSending: creating.isPending || updating.isPending }
}

/** The request of a change: the id stands where the call has it, in its path, its body or its query. */
function changeOf(call: Call, { id, version }: { id: number; version: number }, body: Values) {
  if (call.path.includes('{id}')) return { params: { id }, body: { ...body, version } }
  if ('id' in limitsFor(call)) return { body: { ...body, id, version } }
  return { query: { id }, body: { ...body, version } }
}
