import { Icon } from './icon'

export function FlashIcon({ tone }: { tone: 'success' | 'error' }) {
  return tone === 'success' ? (
    <Icon name="circle-check" className="size-5.5 text-acacia" />
  ) : (
    <Icon name="circle-alert" className="size-5.5 text-laterite" />
  )
}
