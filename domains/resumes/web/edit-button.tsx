import { EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import styles from './resume.module.css'

interface EditButtonProps {
  readonly label: string
  readonly isFocused?: boolean
  readonly onClick: () => void
}

/** A pencil that is there for whoever points at what stands beside it, comes to it with the keyboard, or cannot point. */
export function EditButton({ label, isFocused = false, onClick }: EditButtonProps): ReactNode {
  return (
    <Button
      type="text"
      size="small"
      className={styles.pencil ?? ''}
      autoFocus={isFocused}
      icon={<EditOutlined />}
      aria-label={label}
      onClick={onClick}
    />
  )
}
