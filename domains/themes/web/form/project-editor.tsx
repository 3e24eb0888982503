import { useLeaveGuard } from '@bole/positions/web'
import type { ThemeInFull } from '@bole/themes/contract'
import { Alert, Button, Card, Form } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from '../themes.module.css'
import { CompanyGroup } from './company-group.tsx'
import { emptyProject, type ProjectFields, projectFieldsOf } from './project-fields.ts'
import { ProjectGroup } from './project-group.tsx'
import { StaleProject } from './stale-project.tsx'
import { useProjectSaving } from './use-project-saving.ts'

interface ProjectEditorProps {
  readonly origin: 1 | 2
  /** As the server has it now; it changes under the form when somebody else saves. */
  readonly project: ThemeInFull | null
  readonly onLeave: () => void
}

/** The form of a project: what it is called and how long it runs, and the company it speaks for. */
export function ProjectEditor({ origin, project, onLeave }: ProjectEditorProps): ReactNode {
  const t = useTexts()
  const [form] = Form.useForm<ProjectFields>()
  const [seen, setSeen] = useState(project)
  const isDirty = useLeaveGuard()
  const leave = () => {
    isDirty.current = false
    onLeave()
  }
  const { save, problem, isSaving } = useProjectSaving({ form, origin, seen, onSaved: leave })
  const take = (fresh: ThemeInFull) => {
    form.setFieldsValue(projectFieldsOf(fresh))
    isDirty.current = false
    setSeen(fresh)
  }
  return (
    <Form<ProjectFields>
      form={form}
      layout="vertical"
      className={styles.groups ?? ''}
      validateTrigger={['onBlur', 'onSubmit']}
      scrollToFirstError={{ focus: true, block: 'center' }}
      initialValues={project ? projectFieldsOf(project) : emptyProject}
      onValuesChange={() => {
        isDirty.current = true
      }}
      onFinish={save}
    >
      {problem && <Alert role="alert" type="error" showIcon title={problem} />}
      {project && seen && project.theme.version !== seen.theme.version && !isSaving && (
        <StaleProject seen={seen} fresh={project} onTake={take} onKeep={setSeen} />
      )}
      <Card size="small" title={t('form.basics')}>
        <ProjectGroup owner={project?.theme.owner ?? null} isNew={project === null} />
      </Card>
      <Card size="small" title={t('form.company')}>
        <CompanyGroup />
      </Card>
      <footer className={styles.foot}>
        <Button onClick={onLeave}>{t('form.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {t('form.save')}
        </Button>
      </footer>
    </Form>
  )
}
