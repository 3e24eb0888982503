import 'react'

declare module 'react' {
  // Values handed to a style sheet.
  interface CSSProperties {
    [variable: `--${string}`]: string | number
  }
}
