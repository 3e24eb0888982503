import { type Topic, topics } from '@bole/help/model'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useAddressState } from '@bole/platform/web'
import { Button, Empty, Input, Typography } from 'antd'
import { type ReactNode, useState } from 'react'
import { helpScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'
import styles from './manual.module.css'
import { manualFields } from './manual-fields.ts'
import { useManualTexts } from './texts/index.ts'

/** The manual: a page about each thing the product does, found by its words or by the screen one comes from. */
export default function Manual(): ReactNode {
  const [{ topic = 'start' }, change] = useAddressState(manualFields)
  return (
    <div className={styles.manual}>
      <Pages topic={topic} choose={(chosen) => change({ topic: chosen })} />
      <Page topic={topic} />
    </div>
  )
}

interface PagesProps {
  readonly topic: Topic
  readonly choose: (topic: Topic) => void
}

function Pages({ topic, choose }: PagesProps): ReactNode {
  const t = useTexts()
  const wordsOf = useWords()
  const [searched, search] = useState('')
  const found = topics.filter((one) => wordsOf(one).includes(searched.trim().toLowerCase()))
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      <Input.Search
        allowClear
        aria-label={t('search')}
        placeholder={t('search')}
        value={searched}
        onChange={(event) => search(event.target.value)}
      />
      {found.length === 0 && <Empty description={t('nothing')} />}
      <Titles topics={found} current={topic} choose={choose} />
      <PlaceLink place={{ path: addressOf(helpScreens.copyright) }}>{t('titles.copyright')}</PlaceLink>
    </nav>
  )
}

interface TitlesProps {
  readonly topics: readonly Topic[]
  readonly current: Topic
  readonly choose: (topic: Topic) => void
}

function Titles({ topics: listed, current, choose }: TitlesProps): ReactNode {
  const t = useManualTexts()
  return (
    <ul>
      {listed.map((topic) => (
        <li key={topic}>
          <Button
            block
            type="text"
            style={{ justifyContent: 'start' }}
            aria-current={topic === current ? 'page' : undefined}
            onClick={() => choose(topic)}
          >
            {t(`${topic}.title`)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

const parts = ['title', 'lead', 'one', 'two', 'three'] as const

/** Everything a page says, to look for words in. */
function useWords() {
  const t = useManualTexts()
  return (topic: Topic) =>
    parts
      .map((part) => t(`${topic}.${part}`))
      .join(' ')
      .toLowerCase()
}

function Page({ topic }: { readonly topic: Topic }): ReactNode {
  const t = useManualTexts()
  return (
    <article className={styles.page}>
      <Typography.Title level={2}>{t(`${topic}.title`)}</Typography.Title>
      <p>{t(`${topic}.lead`)}</p>
      <ul>
        {(['one', 'two', 'three'] as const).map((part) => (
          <li key={part}>{t(`${topic}.${part}`)}</li>
        ))}
      </ul>
    </article>
  )
}
