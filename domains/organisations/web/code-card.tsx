import { organisationsApi } from '@bole/organisations/contract'
import { providedFor } from '@bole/platform/slots'
import { safeFirst, useCall, useChange } from '@bole/platform/web'
import { App, Button, QRCode, Typography } from 'antd'
import type { ReactNode } from 'react'
import styles from './organisations.module.css'
import { careerSiteAddress } from './slots.ts'
import { useTexts } from './texts/index.ts'

interface CodeCardProps {
  readonly slug: string
  readonly mayEdit: boolean
}

/** Where candidates and colleagues find the company: addresses to copy, and to photograph. */
export function CodeCard({ slug, mayEdit }: CodeCardProps): ReactNode {
  const t = useTexts()
  const path = useCall(organisationsApi.getCodeUrl, {}).data?.data.path
  const { modal } = App.useApp()
  const generate = useChange(organisationsApi.generateCode)
  const askAgain = () =>
    modal.confirm({
      title: t('code.againSure'),
      content: t('code.againMeans'),
      okText: t('code.againIt'),
      okButtonProps: { danger: true },
      ...safeFirst,
      onOk: () => generate.mutate({}),
    })
  return (
    <section className={styles.card}>
      <h2>{t('code.title')}</h2>
      <div className={styles.codes}>
        <Code label={t('code.careers')} path={providedFor(careerSiteAddress)(slug)} />
        {path && <Code label={t('code.signIn')} path={path} />}
      </div>
      {mayEdit && (
        <Button loading={generate.isPending} onClick={() => void (path ? askAgain() : generate.mutate({}))}>
          {t(path ? 'code.again' : 'code.generate')}
        </Button>
      )}
    </section>
  )
}

function Code({ label, path }: { readonly label: string; readonly path: string }): ReactNode {
  const address = new URL(path, location.origin).href
  return (
    <figure>
      {/* It says the address below it; dark on light in both themes, as phones do not read it the other way round. */}
      <div aria-hidden>
        <QRCode value={address} size={120} type="svg" color="#000" bgColor="#fff" />
      </div>
      <figcaption>
        {label}
        <Typography.Text copyable ellipsis={{ tooltip: address }}>
          {address}
        </Typography.Text>
      </figcaption>
    </figure>
  )
}
