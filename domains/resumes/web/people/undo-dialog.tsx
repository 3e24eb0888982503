import { formatMoment } from '@bole/platform/moments'
import { useCall, useChange, wordOf } from '@bole/platform/web'
import { type AskedItem, resumesApi } from '@bole/resumes/contract'
import { App, Modal, Radio, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from './people.module.css'
import { useTexts } from './texts/index.ts'

type Belongs = 'kept' | 'other' | 'both'

interface UndoDialogProps {
  readonly id: number
  readonly onClose: () => void
}

const placeOf = ({ kind, key }: AskedItem) => `${kind}:${key}`

/** Undoes a merge, after asking whose everything is that came later and cannot be told apart. */
export function UndoDialog({ id, onClose }: UndoDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [answers, setAnswers] = useState<Readonly<Record<string, Belongs>>>({})
  const preview = useCall(resumesApi.previewUndo, { query: { id } }).data?.data
  const undo = useChange(resumesApi.undoMerge, {
    onDone: () => {
      onClose()
      message.success(t('undoDone'))
    },
  })
  const asked = preview?.asked ?? []
  const given = asked.flatMap((one) => {
    const belongs = answers[placeOf(one)]
    return belongs ? [{ kind: one.kind, key: one.key, belongs }] : []
  })
  const names = { kept: preview?.kept_name ?? '', other: preview?.other_name ?? '' }
  return (
    <Modal
      open
      title={t('undoTitle', names)}
      okText={t('undo')}
      cancelText={t('back')}
      confirmLoading={undo.isPending}
      okButtonProps={{ disabled: !preview || given.length < asked.length }}
      onOk={() => undo.mutate({ body: { id, answers: given } })}
      onCancel={onClose}
    >
      {preview ? (
        <>
          <p>{t('undoMeans', { ...names, ofKept: preview.told.kept, ofOther: preview.told.other })}</p>
          {asked.length > 0 && <p>{t('undoAsks')}</p>}
          <ul className={styles.asked}>
            {asked.map((one) => (
              <AskedEntry
                key={placeOf(one)}
                asked={one}
                names={names}
                value={answers[placeOf(one)]}
                onAnswer={(belongs) => setAnswers({ ...answers, [placeOf(one)]: belongs })}
              />
            ))}
          </ul>
        </>
      ) : (
        <Skeleton active />
      )}
    </Modal>
  )
}

interface AskedEntryProps {
  readonly asked: AskedItem
  readonly names: Readonly<Record<'kept' | 'other', string>>
  readonly value: Belongs | undefined
  readonly onAnswer: (belongs: Belongs) => void
}

function AskedEntry({ asked, names, value, onAnswer }: AskedEntryProps): ReactNode {
  const t = useTexts()
  const { kind, key, title, time } = asked
  const what = kind === 'fact' ? wordOf(t, `choices.${key}`) : t(`kinds.${kind}`)
  const label = t('whose', { what, title: title || t(kind === 'resume' ? 'writtenHere' : 'nothing') })
  const isOneName = names.kept === names.other
  const nameOf = (side: 'kept' | 'other') =>
    isOneName ? t(`sides.${side}`, { name: names[side] }) : names[side]
  return (
    <li>
      <div>
        <span>{label}</span>
        {time && <small>{formatMoment(time)}</small>}
        <Radio.Group
          aria-label={label}
          value={value ?? null}
          onChange={(event) => onAnswer(event.target.value)}
          options={[
            { value: 'kept', label: nameOf('kept') },
            { value: 'other', label: nameOf('other') },
            ...(kind === 'fact' ? [{ value: 'both', label: t('ofBoth') }] : []),
          ]}
        />
      </div>
    </li>
  )
}
