import { type ThemeConfig, theme } from 'antd'

/** The class within which the tokens are variables of the style sheets. */
export const scopeOfTokens = 'bole-tokens'

// Ours where the library's own cannot be read: text has a contrast of 4.5 at least (look.md: colour).
const onLight = {
  colorBgLayout: '#f4f6fa',
  // Darker under the pointer: the library's lighter one is read by nobody, on white or under white.
  colorPrimaryHover: '#2f59b0',
  colorLinkHover: '#2f59b0',
  colorError: '#cf2a33',
  colorTextSecondary: 'rgba(0, 0, 0, 0.62)',
  colorTextTertiary: 'rgba(0, 0, 0, 0.58)',
  colorTextDescription: 'rgba(0, 0, 0, 0.6)',
  colorTextPlaceholder: 'rgba(0, 0, 0, 0.56)',
}

const onDark = {
  colorLink: '#8fb0f0',
  colorError: '#ff7a78',
  colorTextTertiary: 'rgba(255, 255, 255, 0.56)',
  colorTextDescription: 'rgba(255, 255, 255, 0.6)',
  colorTextPlaceholder: 'rgba(255, 255, 255, 0.54)',
}

const linkLike = { itemSelectedColor: onDark.colorLink, itemHoverColor: onDark.colorLink }
const buttonsOnDark = {
  dangerColor: '#141414',
  defaultHoverColor: onDark.colorLink,
  // Under white, as the pointer rests on it.
  colorPrimaryHover: '#4a6fb5',
}

/** What a finger hits is at least so many pixels high. */
const forFingers = { controlHeight: 40, controlHeightSM: 40 }

/** The product's tokens; everything else follows from them. Primary colour: specification, section 9. */
export function themeOf(isDark: boolean, isTouched: boolean): ThemeConfig {
  return {
    cssVar: { key: scopeOfTokens },
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: '#3a68c6',
      colorInfo: '#3a68c6',
      borderRadius: 6,
      fontSize: 14,
      // A Latin face first: Chinese ones draw Latin apostrophes and dashes as wide as a character.
      fontFamily:
        "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', 'DejaVu Sans', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif",
      ...(isTouched ? forFingers : {}),
      ...(isDark ? onDark : onLight),
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.18s',
    },
    components: {
      Layout: { siderBg: '#16213a', triggerBg: '#101a30', headerHeight: 48, headerPadding: '0 16px' },
      Menu: {
        darkItemBg: '#16213a',
        darkSubMenuItemBg: '#111a2f',
        darkItemSelectedBg: '#3a68c6',
        itemHeight: 36,
      },
      ...(isDark
        ? {
            Tabs: linkLike,
            Pagination: { itemActiveColor: onDark.colorLink },
            Button: buttonsOnDark,
            // What is chosen in a menu.
            Dropdown: { colorPrimary: onDark.colorLink },
          }
        : {}),
      Table: { cellPaddingBlockSM: 6, cellPaddingInlineSM: 12, headerBorderRadius: 0 },
    },
  }
}
