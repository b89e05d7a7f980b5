import { Form, Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'

interface Card {
  _id: number
  title: string
  property_type: string
  price_minor: number
  currency: string
  area: string
  city: string
  county: string
  max_guests: number
  bedrooms: number
  bathroom_halves: number
  rating_hundredths: number
  total_reviews: number
  key: string
  width: number
  height: number
  color: string
}

interface Found {
  data: Card[]
  pagination: { page: number; total: number }
}

const WIDTHS = [320, 640, 960]

export async function loader({ request }: LoaderFunctionArgs) {
  const { search } = new URL(request.url)
  const answer = await fetch(`${process.env.SEARCH_URL}/properties${search}`)
  return (await answer.json()) as Found
}

export const meta = () => [{ title: 'Properties · Makao' }]

export default function Listing() {
  const { data, pagination } = useLoaderData<typeof loader>()
  return (
    <main>
      <h1>Properties</h1>
      <Form>
        <input name="location" aria-label="Where" />
        <input name="checkIn" type="date" aria-label="Check in" />
        <input name="checkOut" type="date" aria-label="Check out" />
        <input name="guests" type="number" aria-label="Guests" />
        <select name="sort" aria-label="Sort">
          <option value="createdAt">Newest</option>
          <option value="price">Cheapest</option>
        </select>
        <button>Search</button>
      </Form>
      <p>{pagination.total} properties</p>
      <ul>
        {data.map((card) => (
          <li key={card._id}>
            <Listed card={card} />
          </li>
        ))}
      </ul>
      <nav>
        <Link to={`?page=${pagination.page + 1}`}>Next page</Link>
      </nav>
    </main>
  )
}

function Listed({ card }: { card: Card }) {
  const price = new Intl.NumberFormat('en-KE', { style: 'currency', currency: card.currency })
  const source = (width: number) => `/uploads/${card.key.replace('original', String(width))}`
  return (
    <article>
      <img
        src={source(640)}
        srcSet={WIDTHS.map((width) => `${source(width)} ${width}w`).join(', ')}
        sizes="(min-width: 60rem) 25vw, 100vw"
        width={card.width}
        height={card.height}
        style={{ background: card.color }}
        alt={card.title}
        loading="lazy"
      />
      <h2>
        <Link to={`/properties/${card._id}`}>{card.title}</Link>
      </h2>
      <p>
        {card.property_type} · {card.area}, {card.city}, {card.county}
      </p>
      <p>
        {card.max_guests} guests · {card.bedrooms} bedrooms · {card.bathroom_halves / 2} bathrooms
      </p>
      <p>
        {card.rating_hundredths / 100} ({card.total_reviews} reviews)
      </p>
      <p>
        <strong>{price.format(card.price_minor / 100)}</strong> a night
      </p>
      <button type="button" aria-label={`Save ${card.title}`}>
        ♡
      </button>
    </article>
  )
}
