import { theme as antd, type ThemeConfig } from 'antd'

type Token =
  | 'paper'
  | 'surface'
  | 'sunken'
  | 'ink'
  | 'muted'
  | 'line'
  | 'line-strong'
  | 'acacia'
  | 'acacia-strong'
  | 'on-acacia'
  | 'acacia-wash'
  | 'laterite'
  | 'laterite-strong'
  | 'on-laterite'
  | 'ocean'
  | 'sun'
  | 'scrim'
  | 'lift-high'

/**
 * A design token's value in the current scheme.
 * @throws when tokens.css lacks it
 */
function token(name: Token): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()
  if (!value) {
    throw new Error(`tokens.css has no --${name}`)
  }
  return value
}

const FIGTREE = "'Figtree Variable', 'Figtree Fallback', Arial, sans-serif"

/** Ant Design's theme from the tokens on the page (look.css); `still` disables motion. */
export function themeOf(dark: boolean, still: boolean): ThemeConfig {
  return {
    algorithm: dark ? antd.darkAlgorithm : antd.defaultAlgorithm,
    cssVar: { key: 'makao' },
    hashed: false,
    token: {
      ...colours(),
      motion: !still,
      fontFamily: FIGTREE,
      fontSize: 15,
      borderRadius: 10,
      borderRadiusSM: 8,
      borderRadiusLG: 14,
      controlHeight: 40,
      controlHeightSM: 32,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.18s',
      motionDurationSlow: '0.24s',
    },
    components: components(),
  }
}

function colours(): ThemeConfig['token'] {
  return {
    colorPrimary: token('acacia'),
    colorPrimaryHover: token('acacia-strong'),
    colorPrimaryActive: token('acacia-strong'),
    colorInfo: token('ocean'),
    colorSuccess: token('acacia'),
    colorWarning: token('sun'),
    colorError: token('laterite'),
    colorErrorHover: token('laterite-strong'),
    colorErrorActive: token('laterite-strong'),
    colorLink: token('acacia'),
    colorLinkHover: token('acacia-strong'),
    colorText: token('ink'),
    colorTextSecondary: token('muted'),
    colorTextTertiary: token('muted'),
    colorTextDescription: token('muted'),
    colorTextPlaceholder: token('muted'),
    colorBgLayout: token('paper'),
    colorBgContainer: token('surface'),
    colorBgElevated: token('surface'),
    colorBgMask: token('scrim'),
    colorBorder: token('line-strong'),
    colorBorderSecondary: token('line'),
    colorSplit: token('line'),
    controlOutline: token('acacia-wash'),
    boxShadow: token('lift-high'),
    boxShadowSecondary: token('lift-high'),
  }
}

function components(): ThemeConfig['components'] {
  return {
    Button: {
      fontWeight: 600,
      primaryColor: token('on-acacia'),
      dangerColor: token('on-laterite'),
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      contentFontSizeSM: 14,
      contentFontSizeLG: 15,
      paddingInlineSM: 10,
    },
    Modal: { titleFontSize: 21 },
    Notification: { width: 400 },
    Table: {
      cellFontSize: 14,
      cellPaddingBlock: 12,
      cellPaddingInline: 12,
      borderColor: token('line'),
      headerBg: token('surface'),
      headerColor: token('muted'),
      headerSortActiveBg: token('surface'),
      headerSortHoverBg: token('sunken'),
      headerSplitColor: 'transparent',
      headerBorderRadius: 16,
      bodySortBg: token('surface'),
      rowHoverBg: token('sunken'),
      fontWeightStrong: 600,
    },
  }
}
