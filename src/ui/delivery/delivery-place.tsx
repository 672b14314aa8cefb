export default function DeliveryPlace() {
  return null;
}
