import { CloseOutlined, ExportOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { addressOf } from '@bole/platform/screens'
import { Button, Drawer, Flex } from 'antd'
import { type ReactNode, useRef } from 'react'
import { useShortcuts } from '../keys/use-shortcuts.ts'
import { HeldMark } from '../list/held.tsx'
import type { CandidateListState } from '../list/use-candidate-list.ts'
import { pipelineScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'
import styles from './drawer.module.css'
import { LoadedCandidate } from './loaded-candidate.tsx'
import { useNeighbours } from './use-neighbours.ts'

/** One candidate beside the list: the address names who, and the neighbours follow the list. */
export function CandidateDrawer({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const { open: id = null } = list.state
  const { previous, next, place } = useNeighbours(list, id)
  // Somebody may have walked on: they go on from the row of who was open last.
  const last = useRef(id)
  if (id !== null) last.current = id
  const close = () => list.change({ open: null })
  useShortcuts(id !== null, {
    j: next.go,
    k: previous.go,
    ArrowRight: next.go,
    ArrowLeft: previous.go,
  })
  return (
    <Drawer
      open={id !== null}
      onClose={close}
      size="min(1280px, max(96vw, min(100vw, 768px)))"
      closable={false}
      destroyOnHidden
      focusable={{ focusTriggerAfterClose: false }}
      afterOpenChange={(isOpen) => !isOpen && goBackTo(last.current)}
      // The title holds buttons only: without this the record would be called after them.
      aria-labelledby="candidate-drawer-name"
      styles={{ body: { padding: 0 } }}
      title={
        <Flex gap={8} align="center">
          <span id="candidate-drawer-name" hidden>
            {t('drawer.label')}
          </span>
          <Button
            icon={<LeftOutlined />}
            disabled={previous.button === 0}
            onClick={previous.go}
            aria-label={t('drawer.previous')}
            title={`${t('drawer.previous')} (K)`}
          />
          <Button
            icon={<RightOutlined />}
            disabled={next.button === 0}
            onClick={next.go}
            aria-label={t('drawer.next')}
            title={`${t('drawer.next')} (J)`}
          />
          <span className={styles.place} aria-live="polite">
            {place > 0 && t('drawer.place', { place, total: list.newest?.total ?? list.items.length })}
          </span>
          {id !== null && <HeldMark postId={id} />}
          <Button
            type="text"
            icon={<ExportOutlined />}
            href={addressOf(pipelineScreens.candidate, { id: id ?? 0 })}
            target="_blank"
            aria-label={t('drawer.page')}
            title={t('drawer.page')}
          />
          <Button type="text" icon={<CloseOutlined />} onClick={close} aria-label={t('close')} />
        </Flex>
      }
    >
      {id !== null && <LoadedCandidate key={id} id={id} />}
    </Drawer>
  )
}

function goBackTo(id: number | null): void {
  document.querySelector<HTMLElement>(`[data-candidate="${id}"] button`)?.focus()
}
