import { CareersRoutes } from '@bole/careers/portal'
import { PageFailed, TextsProvider } from '@bole/platform/portal-shell'
import { type ComponentProps, Suspense } from 'react'
import { Router } from 'wouter'

type Props = Pick<ComponentProps<typeof TextsProvider>, 'chosen'>

/** The candidates' app: the domains' pages under one address, one language, one way to fail. */
export function App({ chosen }: Props) {
  return (
    <TextsProvider chosen={chosen}>
      <PageFailed>
        <Router base="/careers">
          <Suspense fallback={null}>
            <CareersRoutes />
          </Suspense>
        </Router>
      </PageFailed>
    </TextsProvider>
  )
}
