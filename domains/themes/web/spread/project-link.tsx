import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { safeFirst, useChange } from '@bole/platform/web'
import { type Theme, themesApi } from '@bole/themes/contract'
import { App, Button, Card, Flex, QRCode, Typography } from 'antd'
import type { ReactNode } from 'react'
import styles from '../project-parts.module.css'
import { themesScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'

/** The invitation of a project: its link, a code to photograph, and a sheet of both to print. */
export function ProjectLink({ project }: { readonly project: Theme }): ReactNode {
  const t = useTexts()
  const { modal } = App.useApp()
  const changeLink = useChange(themesApi.changeLink)
  const make = () => changeLink.mutate({ body: { theme_id: project.id } })
  const askAgain = () =>
    modal.confirm({
      title: t('spread.againSure'),
      content: t('spread.againMeans'),
      okText: t('spread.again'),
      okButtonProps: { danger: true },
      ...safeFirst,
      onOk: make,
    })
  const has = project.code_url !== ''
  return (
    <Card size="small">
      {has ? (
        <InvitationSheet project={project} />
      ) : (
        <Typography.Paragraph type="secondary">{t('spread.none')}</Typography.Paragraph>
      )}
      <Flex gap={8} wrap align="center" className={styles.buttons ?? ''}>
        {has && (
          <Button type="primary" onClick={() => window.print()}>
            {t('spread.print')}
          </Button>
        )}
        {project.can.edit && (
          <Button
            type={has ? 'default' : 'primary'}
            loading={changeLink.isPending}
            onClick={() => void (has ? askAgain() : make())}
          >
            {t(has ? 'spread.again' : 'spread.make')}
          </Button>
        )}
        {project.origin === 2 && has && (
          <PlaceLink place={{ path: addressOf(themesScreens.chat, {}, { project: project.id }) }}>
            {t('chat.title')}
          </PlaceLink>
        )}
      </Flex>
    </Card>
  )
}

/** What stands on the sheet; nothing else of the page is printed. */
function InvitationSheet({ project }: { readonly project: Theme }): ReactNode {
  const t = useTexts()
  const address = new URL(project.code_url, location.origin).href
  return (
    <figure className={styles.sheet}>
      <h2>{project.theme_name}</h2>
      {/* It says the address below it; dark on light in both themes, as phones do not read it the other way round. */}
      <div aria-hidden>
        <QRCode value={address} size={220} type="svg" color="#000" bgColor="#fff" />
      </div>
      <figcaption>
        <span>{t('spread.scan')}</span>
        <Typography.Text copyable>{address}</Typography.Text>
      </figcaption>
    </figure>
  )
}
