import { accountsApi } from '@bole/accounts/contract'
import { addressOf } from '@bole/platform/screens'
import { useCall, useChange } from '@bole/platform/web'
import { Button, Form, Input, Modal, Skeleton } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { useTexts as usePlatformTexts } from '../platforms/texts/index.ts'
import { accountsScreens } from '../screens.ts'
import { onProved } from './proved.ts'
import { useTexts } from './texts/index.ts'

interface ProofProps {
  readonly onEnd: (isProved: boolean) => void
}

/** Asks whoever sits here to prove who they are, as they came in; tells whether they did. */
export default function ProofDialog({ onEnd }: ProofProps): ReactNode {
  const t = useTexts()
  const { data, error } = useCall(accountsApi.viewProof, {}, { handlesErrors: true })
  const [wantsPassword, setWantsPassword] = useState(false)
  const by = error ? 'password' : data?.data.by
  if (by === undefined)
    return (
      <Modal open zIndex={1200} title={t('proof.title')} footer={null} onCancel={() => onEnd(false)}>
        <Skeleton active title={false} />
      </Modal>
    )
  if (by === 'password' || wantsPassword) return <ByPassword onEnd={onEnd} />
  const name = data?.data.name ?? ''
  return <Elsewhere by={by} name={name} onEnd={onEnd} onPassword={() => setWantsPassword(true)} />
}

interface ElsewhereProps extends ProofProps {
  readonly by: Exclude<(typeof accountsApi.viewProof.reply)['_output']['by'], 'password'>
  readonly name: string
  readonly onPassword: () => void
}

/** In a window of its own, so that what is open here stays. */
function Elsewhere({ by, name, onEnd, onPassword }: ElsewhereProps): ReactNode {
  const t = useTexts()
  const of = usePlatformTexts()
  const [isAway, setAway] = useState(false)
  useEffect(() => onProved(() => onEnd(true)), [onEnd])
  const shown = by === 'provider' ? name || t('proof.provider') : of(`names.${by}`)
  const leave = () => {
    setAway(true)
    open(addressOf(accountsScreens.proof), 'bole-proof', 'popup,width=560,height=760')
  }
  return (
    <Modal
      open
      zIndex={1200}
      title={t('proof.title')}
      okText={t('proof.goElsewhere', { name: shown })}
      cancelText={t('proof.cancel')}
      onOk={leave}
      onCancel={() => onEnd(false)}
    >
      <p>{t('proof.whyElsewhere', { name: shown })}</p>
      {isAway && <p role="status">{t('proof.waiting')}</p>}
      <Button type="link" onClick={onPassword} style={{ padding: 0 }}>
        {t('proof.byPassword')}
      </Button>
    </Modal>
  )
}

function ByPassword({ onEnd }: ProofProps): ReactNode {
  const t = useTexts()
  const [form] = Form.useForm<{ readonly password: string }>()
  const prove = useChange(accountsApi.prove, { handlesErrors: true, onDone: () => onEnd(true) })
  const submit = (body: { readonly password: string }) =>
    prove.mutate(
      { body },
      { onError: ({ message }) => form.setFields([{ name: 'password', errors: [message] }]) },
    )
  return (
    <Modal
      open
      // Above the dialog whose button led here.
      zIndex={1200}
      title={t('proof.title')}
      okText={t('proof.confirm')}
      cancelText={t('proof.cancel')}
      confirmLoading={prove.isPending}
      onOk={form.submit}
      onCancel={() => onEnd(false)}
    >
      <p>{t('proof.why')}</p>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={submit}>
        <Form.Item
          name="password"
          label={t('proof.password')}
          rules={[{ required: true, message: t('proof.needs') }]}
        >
          <Input.Password autoComplete="current-password" autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  )
}
