import {
  Bath,
  BedDouble,
  CalendarDays,
  ExternalLink,
  Heart,
  ListChecks,
  Pencil,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PropertyDetail } from '../../api/types'
import { later } from '../../components/later'
import { LinkButton } from '../../components/link-button'
import { Picture } from '../../components/picture'
import { fullName, Portrait } from '../../components/portrait'
import { RecordHistory } from '../../components/record-history'
import { WrittenText } from '../../components/written-text'
import { dayOf } from '../../format/dates'
import { number } from '../../format/money'
import { Loading } from '../../layout/loading'
import { amenityName } from './amenities'
import { editPathOf, pricesPathOf, stayRulesPathOf } from './paths'
import styles from './details.module.css'
import { Flags } from './flags'
import { Marked } from './marked'
import { ruleText } from './form/house-rules'
import { Rating } from './rating'
import { CopyButton } from './steps/copy-button'
import { PriceButton } from './steps/price-button'
import { StepButtons } from './steps/step-buttons'
import './other-calendars/texts'

const Helpers = later(() => import('./helpers/helpers'))
const OtherCalendars = later(() => import('./other-calendars/other-calendars'))

/** Pictures in the dialog (§9). */
const PICTURES = 6

/** Everything about a property (§2.12). */
export function PropertyDetails({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation()
  const { address, description, amenities, houseRules, host } = property
  const { street, area, city, county, country, postalCode } = address
  const lines = [...new Set([street, area, city, county, postalCode, country])].filter(Boolean)

  return (
    <div className={styles.details}>
      <div className={styles.line}>
        <Flags property={property} />
        <Rating property={property} />
        <span>{t(`properties.types.${property.propertyType}`)}</span>
        <span>
          <PriceButton property={property} /> {t('properties.perNight')}
        </span>
        <a href={`/properties/${property._id}`} className={styles.listing}>
          {t('properties.show.listing')}
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      </div>
      <Marked property={property} className={styles.marked} />
      <Pictures property={property} />
      <Facts property={property} />
      <Part title={t('properties.show.description')} wide>
        <WrittenText text={description} className={styles.text} />
      </Part>
      <Part title={t('properties.show.address')}>
        <address className={styles.address}>{lines.join(', ')}</address>
      </Part>
      <Part title={t('properties.show.host')}>
        <p className={styles.host}>
          <Portrait person={host} size={32} />
          {fullName(host)}
        </p>
      </Part>
      <Part title={t('properties.show.amenities')}>
        <Words words={amenities.map(amenityName)} none={t('properties.show.noAmenities')} chips />
      </Part>
      <Part title={t('properties.show.rules')}>
        <Words words={houseRules.map(ruleText)} none={t('properties.show.noRules')} />
      </Part>
      <p className={`${styles.wide} ${styles.none}`}>
        {t('properties.show.created', { date: dayOf(property.createdAt) })}
      </p>
      <div className={`${styles.wide} ${styles.foot}`}>
        <LinkButton
          type="primary"
          to={editPathOf(property)}
          beside
          icon={<Pencil size={17} aria-hidden="true" />}
        >
          {t('actions.edit')}
        </LinkButton>
        <LinkButton
          to={pricesPathOf(property)}
          beside
          icon={<CalendarDays size={17} aria-hidden="true" />}
        >
          {t('prices.action')}
        </LinkButton>
        <LinkButton
          to={stayRulesPathOf(property)}
          beside
          icon={<ListChecks size={17} aria-hidden="true" />}
        >
          {t('stayRules.action')}
        </LinkButton>
        <CopyButton property={property} />
        <StepButtons property={property} />
      </div>
      {/* What comes late stands below the buttons: nothing moves away from under a thumb. */}
      <Part title={t('calendars.title')} wide>
        <Suspense fallback={<Loading />}>
          <OtherCalendars property={property} />
        </Suspense>
      </Part>
      <Part title={t('helpers.title')} wide>
        <Suspense fallback={<Loading />}>
          <Helpers property={property} />
        </Suspense>
      </Part>
      <div className={styles.wide}>
        <RecordHistory subject="property" record={property} />
      </div>
    </div>
  )
}

function Pictures({ property: { images, title } }: { property: PropertyDetail }) {
  const { t } = useTranslation()
  if (images.length === 0) {
    return <p className={styles.none}>{t('properties.show.noPictures')}</p>
  }
  return (
    <ul className={styles.pictures} aria-label={t('properties.show.pictures')}>
      {images.slice(0, PICTURES).map((image, index) => (
        <li key={image._id}>
          <Picture
            image={image}
            alt={
              image.alt ??
              image.caption ??
              t('properties.show.picture', { number: index + 1, title })
            }
            sizes="(max-width: 767px) 50vw, 270px"
          />
        </li>
      ))}
    </ul>
  )
}

function Facts({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation()
  const facts: [Icon: LucideIcon, text: string, value: number][] = [
    [Users, t('properties.show.guests'), property.maxGuests],
    [BedDouble, t('properties.show.bedrooms'), property.bedrooms],
    [Bath, t('properties.show.bathrooms'), property.bathrooms],
    [Heart, t('properties.show.likes'), property.totalLikes],
  ]
  return (
    <dl className={styles.facts} aria-label={t('properties.show.facts')}>
      {facts.map(([Icon, text, value]) => (
        <div key={text}>
          <dt>
            <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
            {text}
          </dt>
          <dd>{number(value, Number.isInteger(value) ? 0 : 1)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Part(props: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={props.wide ? styles.wide : undefined}>
      <h2 className={styles.title}>{props.title}</h2>
      {props.children}
    </section>
  )
}

function Words({ words, none, chips }: { words: string[]; none: string; chips?: boolean }) {
  return words.length === 0 ? (
    <p className={styles.none}>{none}</p>
  ) : (
    <ul className={chips ? styles.chips : styles.rules}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}
