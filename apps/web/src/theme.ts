import { type ThemeConfig, theme } from 'antd'

/** The class within which the tokens are variables of the style sheets. */
export const scopeOfTokens = 'bole-tokens'

/** The product's tokens; everything else follows from them. Primary colour: specification, section 9. */
export function themeOf(isDark: boolean): ThemeConfig {
  return {
    cssVar: { key: scopeOfTokens },
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: '#3a68c6',
      colorInfo: '#3a68c6',
      borderRadius: 6,
      fontSize: 14,
      fontFamily:
        "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', Roboto, sans-serif",
      ...(isDark
        ? {}
        : {
            colorBgLayout: '#f4f6fa',
            colorTextSecondary: 'rgba(0, 0, 0, 0.62)',
            colorTextDescription: 'rgba(0, 0, 0, 0.6)',
          }),
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
      Table: { cellPaddingBlockSM: 6, cellPaddingInlineSM: 12, headerBorderRadius: 0 },
    },
  }
}
