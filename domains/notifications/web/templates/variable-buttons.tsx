import { type NotifyEvent, variablesOf } from '@bole/notifications/model'
import { Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface VariableButtonsProps {
  readonly event: NotifyEvent
  /** Puts a variable, as it is written, where the text is. */
  readonly onInsert: (written: string) => void
}

/** The variables that an event knows, each by the name people read; pressed, it stands at the end of the text. */
export function VariableButtons({ event, onInsert }: VariableButtonsProps): ReactNode {
  const t = useTexts()
  return (
    <Flex gap={8} wrap role="group" aria-label={t('templates.insert')}>
      {variablesOf(event).map((name) => (
        <Button key={name} size="small" title={`{{${name}}}`} onClick={() => onInsert(`{{${name}}}`)}>
          {t(`variables.${name}`)}
        </Button>
      ))}
    </Flex>
  )
}
