import { type ImportDetail, importsApi } from '@bole/imports/contract'
import type { StandingWord } from '@bole/imports/model'
import { useChange } from '@bole/platform/web'
import { Button, Card, Checkbox, Flex, Form } from 'antd'
import { type ReactNode, useState } from 'react'
import { MappingTable } from './mapping-table.tsx'
import { PositionSelect } from './position-select.tsx'
import { StandingSelect } from './standing-select.tsx'
import { useTexts } from './texts/index.ts'
import { WordTable } from './word-table.tsx'

/** What is said of a word; `refuse`: nothing yet, and its rows are refused. */
type Said<Value> = Value | null | 'refuse'

const saidOf = <Value,>(words: readonly { word: string; is_settled: boolean; value: Value | null }[]) =>
  Object.fromEntries(
    words.map(({ word, is_settled, value }): [string, Said<Value>] => [word, is_settled ? value : 'refuse']),
  )

const settled = <Value,>(said: Readonly<Record<string, Said<Value>>>) =>
  Object.entries(said).flatMap(([word, value]) => (value === 'refuse' ? [] : [{ word, value }]))

/** What columns and words mean, and what happens to rows that do not say; every row is then tried out with it. */
export function ChoicesForm({ one }: { readonly one: ImportDetail }): ReactNode {
  const t = useTexts()
  const check = useChange(importsApi.checkImport)
  const [mapping, setMapping] = useState(one.mapping)
  const [positionId, setPositionId] = useState(one.position_id)
  const [skipsKnown, setSkipsKnown] = useState(one.skips_known)
  const [positions, setPositions] = useState(() =>
    saidOf(one.positions.map((word) => ({ ...word, value: word.position_id }))),
  )
  const [statuses, setStatuses] = useState(() =>
    saidOf<StandingWord>(one.statuses.map((word) => ({ ...word, value: word.standing }))),
  )
  const send = () =>
    check.mutate({
      body: {
        ...{ id: one.id, version: one.version, mapping, position_id: positionId, skips_known: skipsKnown },
        positions: settled<number>(positions).map(({ word, value }) => ({ word, position_id: value })),
        statuses: settled<StandingWord>(statuses).map(({ word, value }) => ({ word, standing: value })),
      },
    })
  return (
    <>
      <Card size="small" title={t('map.title')}>
        {one.kind === 'opencats' ? (
          t('map.dump')
        ) : (
          <MappingTable {...{ one, mapping }} onChange={setMapping} />
        )}
      </Card>
      <Card size="small" title={t('words.title')}>
        <Form layout="vertical" component="div">
          <Form.Item label={t('words.fallback')} extra={t('words.fallbackHelp')}>
            <PositionSelect
              label={t('words.fallback')}
              choices={one.choices}
              value={positionId}
              onChange={(value) => setPositionId(value === 'refuse' ? null : value)}
            />
          </Form.Item>
          <WordTable
            title={t('words.positions')}
            words={one.positions}
            render={(word) => (
              <PositionSelect
                label={word}
                choices={one.choices}
                value={positions[word] ?? null}
                others={one.kind === 'opencats' ? ['none'] : ['refuse', 'none']}
                onChange={(value) => setPositions({ ...positions, [word]: value })}
              />
            )}
          />
          <WordTable
            title={t('words.statuses')}
            words={one.statuses}
            render={(word) => (
              <StandingSelect
                label={word}
                value={statuses[word] ?? null}
                onChange={(value) => setStatuses({ ...statuses, [word]: value })}
              />
            )}
          />
          <Checkbox checked={skipsKnown} onChange={({ target }) => setSkipsKnown(target.checked)}>
            {t('words.skipsKnown')}
          </Checkbox>
        </Form>
        <Flex justify="end">
          <Button
            type={one.state === 'read' ? 'primary' : 'default'}
            loading={check.isPending}
            onClick={send}
          >
            {one.state === 'read' ? t('check.start') : t('check.again')}
          </Button>
        </Flex>
      </Card>
    </>
  )
}
