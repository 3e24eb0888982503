import { type Api, type Call, limitsFor, type RefusalOf, type SettingRules } from '@bole/platform/contract'
import { Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { defineForm, type Versioned } from '../form/define-form.ts'
import { FormPage } from '../form/frames.tsx'
import { RecordForm } from '../form/record-form.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { useGoTo } from '../web/place-link.tsx'
import { useCall } from '../web/use-call.ts'
import { type AnyGroup, fieldsIn, Group, type SettingGroup } from './setting-fields.tsx'
import { SettingHistory } from './setting-history.tsx'

interface AnySetting {
  readonly calls: Readonly<Record<string, object>>
  readonly rules: SettingRules<object>
}

/** The call of a setting that is for this, in its domain's API. */
type CallOf<A extends Api, S extends AnySetting, Kind extends string> = A[keyof S['calls'] &
  keyof A &
  `${Kind}${string}`]

type BodyOfUpdate<A extends Api, S extends AnySetting> = NonNullable<
  CallOf<A, S, 'update'>['body']
>['_output']
/** What can be filled in: the fields, and what is sent and never shown. */
type Filled<A extends Api, S extends AnySetting> = Omit<BodyOfUpdate<A, S>, 'id' | 'version'>

interface SettingScreenProps<A extends Api, S extends AnySetting> {
  readonly api: A
  readonly setting: S
  readonly groups: readonly SettingGroup<Filled<A, S>>[]
  /** Said when it is saved. */
  readonly saved: string
  /** Where a refusal belongs; one without a field stands above the form. */
  readonly refusals?: {
    readonly [Code in Exclude<RefusalOf<CallOf<A, S, 'update'>>, 'stale'>]?: keyof Filled<A, S> & string
  }
  /** Where one goes who leaves the screen. */
  readonly leaveTo: string
  /** What stands below the fields. */
  readonly children?: ReactNode
}

/** A company setting as an administrator keeps it: its fields, saved at the version seen, and who changed what. */
export function SettingScreen<A extends Api, S extends AnySetting>(
  props: SettingScreenProps<A, S>,
): ReactNode {
  return <AnySettingScreen {...(props as unknown as AnyScreen)} />
}

// What a screen is told while the program runs, where types are gone.
interface AnyScreen {
  readonly api: Api
  readonly setting: { readonly calls: Readonly<Record<string, object>>; readonly rules: SettingRules }
  readonly groups: readonly AnyGroup[]
  readonly saved: string
  readonly refusals?: Readonly<Record<string, string>>
  readonly leaveTo: string
  readonly children?: ReactNode
}

type Values = Versioned & Readonly<Record<string, unknown>>

function callOf({ api, setting }: AnyScreen, kind: string): Call {
  const verb = Object.keys(setting.calls).find((one) => one.startsWith(kind))
  const call = verb === undefined ? undefined : api[verb]
  if (!call) throw new Error(`a setting has a call to ${kind} it`)
  return call
}

function AnySettingScreen(screen: AnyScreen): ReactNode {
  const goTo = useGoTo()
  const record = useCall(callOf(screen, 'get'), {} as never).data?.data as Values | undefined
  if (!record) return <Skeleton active />
  return (
    <>
      <FormPage onClose={() => goTo({ path: screen.leaveTo })}>
        <Fields screen={screen} record={record} />
      </FormPage>
      <SettingHistory call={callOf(screen, 'list')} fields={fieldsIn(screen.groups)} />
    </>
  )
}

function Fields({ screen, record }: { readonly screen: AnyScreen; readonly record: Values }): ReactNode {
  const { groups, saved, refusals = {}, children } = screen
  const { defaults, sent } = screen.setting.rules
  const [form] = useState(() => {
    const empty = { ...defaults, ...Object.fromEntries(sent.map((name) => [name, ''])) }
    return defineForm({ update: callOf(screen, 'update'), empty, refusals } as never)
  })
  const state = useRecordForm(form as never, { record, saved, stays: true } as never)
  const [limits] = useState(() => limitsFor(callOf(screen, 'update')))
  return (
    <RecordForm form={state}>
      {groups.map((group) => (
        <Group key={group.title ?? ''} group={group} defaults={defaults} limits={limits} />
      ))}
      {children}
    </RecordForm>
  )
}
