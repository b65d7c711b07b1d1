export default function Seat() {
  return <h1>Seat</h1>;
}
