import { Link } from 'react-router'

/** The name of a row, which opens its record. */
export function RowLink({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to} className="text-small font-semibold">
      <bdi>{name}</bdi>
    </Link>
  )
}
