/** The hero's drawing, small and coloured by tokens, so that it follows the dark scheme. */
export function HeroScene() {
  return (
    <svg
      viewBox="0 0 1600 520"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden
      className="hero-scene"
    >
      <circle cx="1010" cy="238" r="150" fill="var(--dusk-sun)" opacity="0.16" />
      <circle cx="1010" cy="238" r="112" fill="var(--dusk-sun)" opacity="0.22" />
      <circle cx="1010" cy="238" r="76" fill="var(--dusk-sun)" />
      <Birds />
      <path
        d="M0 334l300-22 130-30 84-44 40-10 34 20 24-4 62 34 120 30 170 28 120-26 150 20 366-40v140H0z"
        fill="var(--hill-far)"
        opacity="0.75"
      />
      <path d="M0 322c160-34 330-20 480-2s300 26 470 4 400-34 650 0v90H0z" fill="var(--hill-mid)" />
      <path d="M0 356h1600v110H0z" fill="var(--water)" />
      <g stroke="var(--dusk-sun)" strokeWidth="5" strokeLinecap="round" opacity="0.7">
        <path d="M960 372h104M930 390h70M1020 390h90M966 408h92M1000 426h52M942 426h22" />
      </g>
      <Dhow />
      <path
        d="M0 404c190-30 330 8 520 34s360 36 560 10 330-72 520-64v136H0z"
        fill="var(--hill-near)"
      />
      <House />
      <Acacia x={160} y={420} scale={1.25} />
      <Acacia x={1490} y={404} scale={0.92} />
      <Acacia x={620} y={452} scale={0.5} />
      <path
        d="M0 470c260-40 520 20 800 26s560-30 800-22v46H0z"
        fill="var(--silhouette)"
        opacity="0.55"
      />
    </svg>
  )
}

function Acacia({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill="var(--silhouette)">
      <path
        d="M-8 60C-2 10-6-30-10-60m2 40c20-30 40-44 62-58M-9-50c-20-24-38-34-60-42"
        fill="none"
        stroke="var(--silhouette)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M-128-92c8-20 44-34 88-34 20-14 60-18 92-6 40-2 74 14 80 34-40 8-90 10-128 8s-92 6-132-2z" />
      <path d="M-84-120c20-20 60-28 96-20s62 10 76 26c-50 8-120 8-172-6z" />
    </g>
  )
}

function House() {
  return (
    <g transform="translate(1190 300)">
      <path d="M18 92h188v52H18z" fill="var(--silhouette)" />
      <path
        d="M-14 98C30 60 60 18 84 0h56c24 18 54 60 98 98-84-10-168-10-252 0z"
        fill="var(--hill-far)"
      />
      <path
        d="M2 92c40-34 62-62 90-86M40 88c24-28 44-56 62-84M184 88c-24-28-44-56-62-84M222 92c-40-34-62-62-90-86M112 84V4"
        stroke="var(--silhouette)"
        strokeWidth="2"
        opacity="0.35"
        fill="none"
      />
      <g fill="var(--lamp)">
        <path d="M40 108h30v22H40zM154 108h30v22h-30zM98 104h28v40H98z" />
      </g>
      <path d="M112 104v40M55 108v22M169 108v22" stroke="var(--silhouette)" strokeWidth="3" />
      <path d="M-2 144h228v8H-2z" fill="var(--hill-far)" />
    </g>
  )
}

function Dhow() {
  return (
    <g transform="translate(792 330)">
      <path d="M-34 46c22 10 62 10 88-4l-8 16c-22 8-52 8-70 0z" fill="var(--silhouette)" />
      <path d="M4 44V-26" stroke="var(--silhouette)" strokeWidth="4" />
      <path d="M8-34C34-8 44 16 44 36L-24 32C-6 16 6-8 8-34z" fill="var(--dusk-low)" />
    </g>
  )
}

function Birds() {
  return (
    <g fill="none" stroke="var(--silhouette)" strokeWidth="3" strokeLinecap="round" opacity="0.7">
      <path d="M1180 150q10-10 18 0 10-10 18 0M1236 122q8-8 14 0 8-8 14 0M1256 168q7-7 12 0 7-7 12 0" />
    </g>
  )
}
