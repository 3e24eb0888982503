import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import type { Theme } from '@bole/themes/contract'
import { Card, QRCode, Typography } from 'antd'
import type { ReactNode } from 'react'
import styles from './project-parts.module.css'
import { themesScreens } from './screens.ts'
import { ChosenProject } from './spread/chosen-project.tsx'
import { useTexts } from './texts/index.ts'

/** What brings a project into a WeChat conversation: a code that opens its page in WeChat, and a message to send with it. */
export default function ChatWithWechat(): ReactNode {
  return <ChosenProject origin={2}>{(project) => <Conversation project={project} />}</ChosenProject>
}

function Conversation({ project }: { readonly project: Theme }): ReactNode {
  const t = useTexts()
  if (project.code_url === '')
    return (
      <Card size="small">
        <Typography.Paragraph type="secondary">{t('spread.none')}</Typography.Paragraph>
        <PlaceLink
          place={{ path: addressOf(themesScreens.extension, { origin: 2 }, { project: project.id }) }}
        >
          {t('spread.toLink')}
        </PlaceLink>
      </Card>
    )
  const address = new URL(project.code_url, location.origin).href
  const said = t('chat.said', { name: project.theme_name, address })
  return (
    <Card size="small">
      <figure className={styles.sheet}>
        <h2>{t('chat.title')}</h2>
        <div aria-hidden>
          <QRCode value={address} size={200} type="svg" color="#000" bgColor="#fff" />
        </div>
        <figcaption>
          <span>{t('chat.how')}</span>
          <Typography.Paragraph copyable={{ text: said }} className={styles.said ?? ''}>
            {said}
          </Typography.Paragraph>
        </figcaption>
      </figure>
    </Card>
  )
}
