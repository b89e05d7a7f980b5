import {
  Accessibility,
  AirVent,
  Bath,
  Cctv,
  Check,
  CircleParking,
  CookingPot,
  Droplets,
  Dumbbell,
  Fence,
  Flame,
  Ham,
  Heater,
  Laptop,
  ArrowUpDown,
  ShieldCheck,
  Sun,
  Trees,
  Tv,
  WashingMachine,
  Waves,
  Wifi,
  Wind,
  Zap,
  type LucideIcon,
} from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  'wifi': Wifi,
  'parking': CircleParking,
  'pool': Waves,
  'gym': Dumbbell,
  'kitchen': CookingPot,
  'washer': WashingMachine,
  'dryer': Wind,
  'tv': Tv,
  'ac': AirVent,
  'heating': Heater,
  'workspace': Laptop,
  'fireplace': Flame,
  'balcony': Fence,
  'garden': Trees,
  'bbq': Ham,
  'hot-tub': Bath,
  'elevator': ArrowUpDown,
  'wheelchair-accessible': Accessibility,
  'generator': Zap,
  'borehole': Droplets,
  'solar-power': Sun,
  'cctv': Cctv,
  'security-guard': ShieldCheck,
}

/** Custom amenities have a tick. */
export function AmenityIcon({ slug }: { slug: string }) {
  const Icon = icons[slug] ?? Check
  return <Icon aria-hidden size={22} className="shrink-0 text-acacia" />
}
