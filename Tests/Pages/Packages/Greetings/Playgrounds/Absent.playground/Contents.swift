import Travelling

print(place)
